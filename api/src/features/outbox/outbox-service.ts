import type { OutboxMessage } from '@closyyy/contract/outbox-schemas'
import { phoneOf } from '@closyyy/contract/phone-codes'
import type { Db } from '../../db/database.ts'
import { type Locale, renderText, type Values } from '../../messages/render.ts'
import { readEmailChoices } from '../preferences/preferences-service.ts'
import { mayMailGuest } from './guest-mailbox.ts'
import { linkFreeText } from './link-free-text.ts'
import { isBulk, preferenceOf } from './optional-messages.ts'
import {
  deleteRecallable,
  findAddressee,
  findLocales,
  findMessages,
  insertMessages,
  lockRecallable,
  type NewMessage,
} from './outbox-queries.ts'

export interface Message {
  channel: 'email' | 'sms'
  to: string
  template: string
  values: Values
  /** Defaults to that of the account with this email or phone, or English. */
  locale?: Locale
  recall?: Recall
  /** Seconds after which the message is not sent any more, such as the lifetime of a code. */
  expiresIn?: number
  /** The recipient is the unconfirmed email of a guest, which gets few emails and no name that was typed with it (MESSAGE-8). */
  toGuest?: boolean
}

/** The key by which a message can be recalled, and its delay in seconds. */
export interface Recall {
  key: string
  seconds: number
}

/** Returns whether an email replaces that of a deleted account or guest, who gets no messages. */
export function isClosedMailbox(email: string): boolean {
  return email === '' || email.endsWith('@deleted.invalid')
}

/** Sent to a guest whatever their email got before, and not counted: it reports that their money was sent (MESSAGE-8). */
const UNCOUNTED_TEMPLATE = 'refund-sent'

/** The operator's own mail quotes what was written. */
const CONTACT_TEMPLATE = 'contact'

function linkFreeValues({ link, ...others }: Values): Values {
  const entries = Object.entries(others).map(([name, value]) => [
    name,
    typeof value === 'string' ? linkFreeText(value) : value,
  ])
  return { ...Object.fromEntries(entries), ...(link !== undefined && { link }) }
}

const recipientOf = ({ channel, to }: Message) => (channel === 'sms' ? (phoneOf(to) ?? to) : to)

/** Returns the messages whose recipients get them; counts those to guests. */
async function receivable(db: Db, messages: readonly Message[]): Promise<Message[]> {
  const open = messages.filter(({ to }) => !isClosedMailbox(to))
  const optional = open.filter(({ template }) => preferenceOf(template))
  const mayEmail = await readEmailChoices(
    db,
    optional.map(({ to }) => to),
  )
  const received: Message[] = []
  for (const message of open) {
    const preference = preferenceOf(message.template)
    if (preference && !mayEmail(message.to, preference)) continue
    const isCounted = message.toGuest && message.template !== UNCOUNTED_TEMPLATE
    if (!isCounted || (await mayMailGuest(db, message.to))) received.push(message)
  }
  return received
}

/** Reads the languages of recipients for messages without one. */
async function readLocales(db: Db, messages: readonly Message[]) {
  const recipients = messages.filter(({ locale }) => !locale).map(recipientOf)
  const locales = recipients.length > 0 ? await findLocales(db, recipients) : new Map<string, Locale>()
  return (message: Message): Locale => message.locale ?? locales.get(recipientOf(message).toLowerCase()) ?? 'en'
}

/** Returns a message as it is stored. */
function compose(message: Message, locale: Locale): NewMessage {
  const { channel, template, recall, expiresIn, toGuest } = message
  const values = {
    ...(template === CONTACT_TEMPLATE ? message.values : linkFreeValues(message.values)),
    ...(toGuest && { name: renderText('guest.name', {}, locale) }),
  }
  return {
    channel,
    recipient: recipientOf(message),
    template,
    // A line break in a name would end the header.
    subject: channel === 'email' ? renderText(`${template}.subject`, values, locale).replace(/\s+/g, ' ') : null,
    body:
      renderText(`${template}.body`, values, locale) +
      (preferenceOf(template) && !toGuest ? renderText('optional.body', {}, locale) : ''),
    recall_key: recall?.key ?? null,
    is_bulk: isBulk(template),
    expiresIn,
    delaySeconds: recall?.seconds ?? 0,
  }
}

/** Stores messages in the caller's transaction; the number of statements does not grow with theirs, but for guests. */
export async function enqueueMessages(db: Db, messages: readonly Message[]): Promise<void> {
  const received = await receivable(db, messages)
  const localeOf = await readLocales(db, received)
  await insertMessages(
    db,
    received.map(message => compose(message, localeOf(message))),
  )
}

export function enqueueMessage(db: Db, message: Message): Promise<void> {
  return enqueueMessages(db, [message])
}

/** A person whom an email greets by name. */
export interface Addressee {
  email: string
  first_name: string
  username: string
}

/** Greets by the first name if it is known. */
export const greetingOf = ({ first_name, username }: Pick<Addressee, 'first_name' | 'username'>) =>
  first_name || username

/** Enqueues an email whose template greets each person; the number of statements does not grow with theirs. */
export function emailPeople(
  tx: Db,
  people: readonly Addressee[],
  template: string,
  values: Values = {},
): Promise<void> {
  return enqueueMessages(
    tx,
    people.map(to => ({ channel: 'email', to: to.email, template, values: { ...values, name: greetingOf(to) } })),
  )
}

export function emailPerson(tx: Db, to: Addressee, template: string, values?: Values): Promise<void> {
  return emailPeople(tx, [to], template, values)
}

/** Enqueues an email to the owner of an account. */
export async function emailAccount(tx: Db, userId: number, template: string, values?: Values): Promise<void> {
  await emailPerson(tx, await findAddressee(tx, userId), template, values)
}

export function recallMessages(db: Db, key: string): Promise<void> {
  return deleteRecallable(db, key)
}

/** Returns whether a message of a key can still be recalled; nobody recalls or claims it until the transaction ends. */
export function lockPendingMessage(tx: Db, key: string): Promise<boolean> {
  return lockRecallable(tx, key)
}

export function listMessages(db: Db, to: string | undefined): Promise<OutboxMessage[]> {
  return findMessages(db, to && (phoneOf(to) ?? to))
}
