import type { OutboxMessage } from '@closyyy/contract/outbox-schemas'
import { phoneOf } from '@closyyy/contract/phone-codes'
import type { Db } from '../../db/database.ts'
import { type Locale, renderText, type Values } from '../../messages/render.ts'
import { deleteRecallable, findLocale, findMessages, insertMessage } from './outbox-queries.ts'

/** One email or text message; its texts stand in the catalogue at `<template>.subject` and `<template>.body`. */
export interface Message {
  channel: 'email' | 'sms'
  to: string
  template: string
  values: Values
  /** That of the account with this email or phone unless said, or English. */
  locale?: Locale
  /** Holds it back so that it can be recalled. */
  recall?: Recall
}

/** The name by which a message can be recalled, and for how many seconds. */
export interface Recall {
  key: string
  seconds: number
}

/** Whether an address stands for somebody who deleted the account, and is told nothing more. */
export function isClosedMailbox(email: string): boolean {
  return email.endsWith('@deleted.invalid')
}

/** Writes a message to be sent, in the caller's transaction. @throws Error where the catalogue lacks a text or the message a value */
export async function enqueueMessage(db: Db, message: Message): Promise<void> {
  const { channel, to, template, values, locale: given, recall } = message
  if (isClosedMailbox(to)) return
  const locale = given ?? (await findLocale(db, channel === 'sms' ? (phoneOf(to) ?? to) : to))
  const written = {
    channel,
    recipient: channel === 'sms' ? (phoneOf(to) ?? to) : to,
    template,
    // A line break in a name would end the header.
    subject: channel === 'email' ? renderText(`${template}.subject`, values, locale).replace(/\s+/g, ' ') : null,
    body: renderText(`${template}.body`, values, locale),
    recall_key: recall?.key ?? null,
  }
  await insertMessage(db, written, recall?.seconds)
}

/** Drops the messages of a key that are not due yet, in the caller's transaction. */
export function recallMessages(db: Db, key: string): Promise<void> {
  return deleteRecallable(db, key)
}

/** The newest messages; a phone is found in any spelling. */
export function listMessages(db: Db, to: string | undefined): Promise<OutboxMessage[]> {
  return findMessages(db, to && (phoneOf(to) ?? to))
}
