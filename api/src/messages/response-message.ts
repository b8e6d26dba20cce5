import { fillText, type MessageParams, type PlaceholderOf } from '@closyyy/contract/messages'
import { messagesEn } from '@closyyy/contract/messages-en'
import { messagesUr } from '@closyyy/contract/messages-ur'
import { isolateValues } from './isolated-values.ts'
import type { Locale } from './render.ts'
import { responseTextsEn } from './response-texts-en.ts'
import { responseTextsUr } from './response-texts-ur.ts'

const english = { ...messagesEn, ...responseTextsEn }
const texts: Record<Locale, Record<MessageId, string>> = { en: english, ur: { ...messagesUr, ...responseTextsUr } }

export type MessageId = keyof typeof english

export type PlainMessageId = {
  [Id in MessageId]: [PlaceholderOf<(typeof english)[Id]>] extends [never] ? Id : never
}[MessageId]

export type ParamsOf<Id extends MessageId> = Readonly<Record<PlaceholderOf<(typeof english)[Id]>, string | number>>

export type ParamsArgument<Id extends MessageId, Options = never> = [PlaceholderOf<(typeof english)[Id]>] extends [
  never,
]
  ? [params?: ParamsOf<Id>, options?: Options]
  : [params: ParamsOf<Id>, options?: Options]

export interface Message {
  readonly id: MessageId
  readonly params: MessageParams
}

export function message<Id extends MessageId>(id: Id, ...[params]: ParamsArgument<Id>): Message {
  return { id, params: params ?? {} }
}

export function renderMessage({ id, params }: Message, locale: Locale): string {
  return fillText(texts[locale][id], isolateValues(params, locale))
}
