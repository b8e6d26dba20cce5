import { pakistanHour } from '@closyyy/contract/pakistan-day'
import { FOLLOWING_PATH } from '@closyyy/contract/paths'
import type { Db } from '../../db/database.ts'
import { handleEachRow } from '../../db/each-row.ts'
import { transact } from '../../db/transact.ts'
import type { Logger } from '../../logger.ts'
import { formatRupees } from '../../money.ts'
import { emailAccount } from '../outbox/outbox-service.ts'
import { findDueFollowers, findNewProducts, lockDueFollower, setFollowsMailed } from './follow-digests-queries.ts'

/** Hours of the day in Pakistan between which emails are sent, the second excluded (LIKE-5). */
const FIRST_HOUR = 18
const LAST_HOUR = 21
const BATCH = 500
const MAX_NAMED = 5

interface DigestContext {
  db: Db
  log: Pick<Logger, 'warn'>
  publicUrl: string
}

/** Emails followers what their sellers have listed (LIKE-5). Any number of processes may run it at once. */
export async function sendFollowDigests({ db, log, publicUrl }: DigestContext, time = new Date()): Promise<void> {
  const hour = pakistanHour(time.getTime())
  if (hour < FIRST_HOUR || hour >= LAST_HOUR) return
  await handleEachRow({
    log,
    failure: 'an email about new items was not sent; the next run tries again',
    findNext: afterId => findDueFollowers(db, afterId, BATCH),
    handle: ({ id }) => transact(db, tx => sendDigest(tx, id, publicUrl)),
  })
}

async function sendDigest(tx: Db, userId: number, publicUrl: string): Promise<void> {
  if (!(await lockDueFollower(tx, userId))) return
  const products = await findNewProducts(tx, userId, MAX_NAMED)
  if (products.length === 0) return
  const items = products.map(({ title, price_paisa }) => `${title}: Rs.${formatRupees(price_paisa)}`).join('\n')
  await emailAccount(tx, userId, 'followed-items', { items, link: publicUrl + FOLLOWING_PATH })
  await setFollowsMailed(tx, userId)
}
