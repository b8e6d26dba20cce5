import type { Guard } from './guards.ts'

const RETENTION = 'src/jobs/retention.test.ts'
const CAMPAIGNS = 'src/features/campaigns/campaigns.test.ts'

/** Guards of safe settings, of what people chose and of the end of their data. */
export const safetyGuards: Guard[] = [
  {
    name: 'dangerous settings prevent a start',
    file: 'src/env.ts',
    guard: 'if (danger) throw',
    without: 'if (false) throw',
    tests: 'src/settings/weak-settings.test.ts',
    named: 'prevents the start',
  },
  {
    name: 'databases of other machines are reached by TLS only',
    file: 'src/settings/weak-settings.ts',
    guard: "  url.searchParams.set('sslmode', 'verify-full')\n",
    without: '',
    tests: 'src/settings/weak-settings.test.ts',
    named: 'TLS of the database',
  },
  {
    name: 'demo accounts prevent a start outside demo mode',
    file: 'src/serve.ts',
    guard: '  if (!settings.demoMode) await requireNoDemoAccounts(db)\n',
    without: '',
    tests: 'demo/disable-demo.test.ts',
    named: 'demo accounts',
  },
  {
    name: 'the data folder is closed to other users',
    file: 'src/db/private-folder.ts',
    guard: '  if (await isReadableByOthers(folder)) await chmod(folder, OWNER_ONLY)\n',
    without: '',
    tests: 'src/db/private-folder.test.ts',
    named: 'existing folder',
  },
  {
    name: 'an open dispute keeps the data of its guest',
    file: 'src/features/data-deletion/guest-erasing-queries.ts',
    guard: ".where('d.status', '=', 'open')",
    without: ".where('d.status', '=', 'resolved')",
    tests: RETENTION,
    named: 'open dispute',
  },
  {
    name: 'undeliverable messages are deleted',
    file: 'src/features/outbox/outbox-queries.ts',
    guard: "fn.coalesce('sent_at', 'failed_at', 'created_at')",
    without: "fn.coalesce('sent_at', 'failed_at')",
    tests: RETENTION,
    named: 'deleteOldMessages',
  },
  {
    name: 'words in disputes are erased with their account',
    file: 'src/features/data-deletion/data-erasing-queries.ts',
    guard: '    .set({ body: ERASED_TEXT })\n',
    without: "    .set(({ ref }) => ({ body: ref('m.body') }))\n",
    tests: 'src/features/data-deletion/data-deletion.test.ts',
    named: '30 days',
  },
  {
    name: 'optional emails obey their flag',
    file: 'src/features/outbox/outbox-service.ts',
    guard: '    if (preference && !mayEmail(message.to, preference)) continue\n',
    without: '',
    tests: CAMPAIGNS,
    named: 'only its owner',
  },
  {
    name: 'campaigns go to those who chose their kind',
    file: 'src/features/campaigns/campaigns-queries.ts',
    guard: 'or p.all_promotional_emails)',
    without: 'or true)',
    tests: CAMPAIGNS,
    named: 'sends campaigns',
  },
  {
    name: 'an export of a sold order lacks the address of its buyer',
    file: 'src/features/data-export/data-export-queries.ts',
    guard: "= 'orders' and",
    without: "= 'nothing' and",
    tests: 'src/features/data-export/data-export.test.ts',
    named: 'nothing of others',
  },
]
