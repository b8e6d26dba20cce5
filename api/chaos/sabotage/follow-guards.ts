import type { Guard } from './guards.ts'

const DIGEST_QUERIES = 'src/features/follows/follow-digests-queries.ts'
const DIGESTS = 'src/features/follows/follow-digests.test.ts'

/** Guards of emails about followed sellers. */
export const followGuards: Guard[] = [
  {
    name: 'an email about followed sellers is sent once a day',
    file: 'src/features/follows/follow-digests.ts',
    guard: '  await setFollowsMailed(tx, userId)\n',
    without: '  void setFollowsMailed\n',
    tests: DIGESTS,
    named: 'with what is new since',
  },
  {
    name: 'an email about followed sellers repeats nothing',
    file: DIGEST_QUERIES,
    guard: "ref('u.follows_mailed_at')])",
    without: "ref('f.created_at')])",
    tests: DIGESTS,
    named: 'with what is new since',
  },
  {
    name: 'an email about followed sellers comes in the evening',
    file: 'src/features/follows/follow-digests.ts',
    guard: 'if (hour < FIRST_HOUR || hour >= LAST_HOUR) return',
    without: 'if (hour < 0) return',
    tests: DIGESTS,
    named: 'in the evening only',
  },
]
