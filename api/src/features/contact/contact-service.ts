import { brand } from '@closyyy/contract/brand-identity'
import type { ContactMessage } from '@closyyy/contract/contact-schemas'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import type { Settings } from '../../env.ts'
import { type Attempt, hasResponse, runOnce } from '../../idempotency.ts'
import { HOUR } from '../../time.ts'
import { enforceLimit } from '../limits/limits-service.ts'
import { enqueueMessage } from '../outbox/outbox-service.ts'

const NO_SUBJECT = '–'

interface ContactContext {
  db: Db
  limits: Settings['limits']
}

/** Sends a message once for each key (MESSAGE-10); only a new one counts against the limits of its IP and sender. */
export async function sendToOperator(
  { db, limits }: ContactContext,
  { name, email, subject, message }: ContactMessage,
  { ip, key }: { ip: string; key: string | undefined },
): Promise<null> {
  const values = { name, email, subject: subject || NO_SUBJECT, message }
  const attempt: Attempt = { owner: 'contact', key, body: values, arrivedAt: new Date() }
  if (await hasResponse(db, attempt)) return null
  await enforceLimit(db, { name: 'contact-ip', max: limits.contactsPerIp, seconds: HOUR }, ip)
  const sender = email.toLowerCase()
  await transact(db, tx =>
    runOnce(tx, attempt, async () => {
      await enforceLimit(tx, { name: 'contact-sender', max: limits.contactsPerSender, seconds: HOUR }, sender)
      await enqueueMessage(tx, { channel: 'email', to: brand.email, template: 'contact', values })
      return true
    }),
  )
  return null
}
