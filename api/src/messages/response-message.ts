import { fillText, type MessageParams, type PlaceholderOf } from '@closyyy/contract/messages'
import { messagesEn } from '@closyyy/contract/messages-en'
import { messagesUr } from '@closyyy/contract/messages-ur'
import type { Locale } from './render.ts'
import { responseTextsEn } from './response-texts-en.ts'
import { responseTextsUr } from './response-texts-ur.ts'

const english = { ...messagesEn, ...responseTextsEn }
const texts: Record<Locale, Record<MessageId, string>> = { en: english, ur: { ...messagesUr, ...responseTextsUr } }

/** Id of a text in the contract's or the API's own catalogue. */
export type MessageId = keyof typeof english

/** Id of a text without placeholders. */
export type PlainMessageId = {
  [Id in MessageId]: [PlaceholderOf<(typeof english)[Id]>] extends [never] ? Id : never
}[MessageId]

/** Values for every placeholder of a text. */
export type ParamsOf<Id extends MessageId> = Readonly<Record<PlaceholderOf<(typeof english)[Id]>, string | number>>

/** Arguments after an id: the values of its text, optional without placeholders, then the options. */
export type ParamsArgument<Id extends MessageId, Options = never> = [PlaceholderOf<(typeof english)[Id]>] extends [
  never,
]
  ? [params?: ParamsOf<Id>, options?: Options]
  : [params: ParamsOf<Id>, options?: Options]

/** A text whose language is chosen later. */
export interface Message {
  readonly id: MessageId
  readonly params: MessageParams
}

export function message<Id extends MessageId>(id: Id, ...[params]: ParamsArgument<Id>): Message {
  return { id, params: params ?? {} }
}

/** Renders a message in a language. @throws Error if a value of its text is missing */
export function renderMessage({ id, params }: Message, locale: Locale): string {
  return fillText(texts[locale][id], params)
}
