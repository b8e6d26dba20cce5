import type { messagesEn } from './messages-en.ts'

/** Id of a text about invalid input in `messages-en.ts` and `messages-ur.ts`. */
export type ContractMessageId = keyof typeof messagesEn

/** Values of a text's placeholders by name. */
export type MessageParams = Readonly<Record<string, string | number>>

/** The placeholders of a text: `'count'` for `'At most {count} characters are allowed.'`. */
export type PlaceholderOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never

interface RawIssue {
  code?: string
  /** The schema or check that found the issue. */
  inst?: { _zod: { def: { error?: unknown } } }
}

/** Error option of a schema or check: the issue's message is the id of a text. */
export interface ErrorOption {
  error: (issue: RawIssue) => ContractMessageId | undefined
}

/** Sets the message id of a schema or check. A schema's own is not about the limits of its checks. */
export function message(id: ContractMessageId): ErrorOption {
  const error: ErrorOption['error'] = ({ code, inst }) =>
    code === 'too_big' && inst?._zod.def.error !== error ? undefined : id
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
