import type { messagesEn } from './messages-en.ts'

/** Names a text that tells a person what is wrong with a field; `messages-en.ts` and `messages-ur.ts` have the texts. */
export type ContractMessageId = keyof typeof messagesEn

/** Values for the placeholders of a text. */
export type MessageParams = Readonly<Record<string, string | number>>

/** The placeholders of a text: `'count'` for `'At most {count} characters are allowed.'`. */
export type PlaceholderOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never

/** The error option of a schema or check: its issue carries the id of a text as its message. */
export interface ErrorOption {
  error: ContractMessageId
}

export function message(error: ContractMessageId): ErrorOption {
  return { error }
}

/** Fills the placeholders of a text. @throws Error if a value is missing */
export function fillText(text: string, params: MessageParams): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`The text “${text}” needs a value for ${placeholder}.`)
    return String(value)
  })
}
