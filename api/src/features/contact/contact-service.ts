import { brand } from '@closyyy/contract/brand-identity'
import type { ContactMessage } from '@closyyy/contract/contact-schemas'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import { HOUR } from '../../time.ts'
import { takeFrom } from '../limits/limits-service.ts'
import { enqueueMessage } from '../outbox/outbox-service.ts'

const NO_SUBJECT = '–'

export async function sendToOperator(
  db: Db,
  limits: Settings['limits'],
  { name, email, subject, message }: ContactMessage,
  ip: string,
): Promise<null> {
  await takeFrom(db, { name: 'contact-ip', max: limits.contactsPerIp, seconds: HOUR }, ip)
  await takeFrom(db, { name: 'contact-sender', max: limits.contactsPerSender, seconds: HOUR }, email.toLowerCase())
  const values = { name, email, subject: subject || NO_SUBJECT, message }
  await enqueueMessage(db, { channel: 'email', to: brand.email, template: 'contact', values })
  return null
}
