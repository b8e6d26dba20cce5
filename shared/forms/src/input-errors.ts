import type { Call } from '@closyyy/contract/call'
import { fillText } from '@closyyy/contract/messages'
import type { Locale } from '@closyyy/i18n/locales'
import { useLingui } from '@closyyy/i18n/text'

const texts = {
  en: async () => (await import('@closyyy/contract/messages-en')).messagesEn,
  ur: async () => (await import('@closyyy/contract/messages-ur')).messagesUr,
}

async function findInputErrors(call: Call, body: unknown, locale: Locale): Promise<Record<string, string>> {
  const [{ checkInput }, messages, { body: schema }] = await Promise.all([
    import('@closyyy/contract/input-check'),
    texts[locale](),
    call.schemas(),
  ])
  const errors = (schema && checkInput(schema, body).errors) ?? []
  return Object.fromEntries(
    errors.toReversed().map(({ path, id, params }) => [String(path[0]), fillText(messages[id], params)]),
  )
}

/** Checks a body by the schema of its call. @returns the first message of each invalid field, in the page's language */
export type FindInputErrors = (call: Call, body: unknown) => Promise<Record<string, string>>

/** Returns the check; schemas and texts load with its first use. */
export function useInputErrors(): FindInputErrors {
  const { i18n } = useLingui()
  return (call, body) => findInputErrors(call, body, i18n.locale as Locale)
}
