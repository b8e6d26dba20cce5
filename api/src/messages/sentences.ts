import type { Failure } from '@closyyy/contract/errors'
import urdu from './failures-ur.json' with { type: 'json' }
import type { Locale } from './render.ts'

type Told = Pick<Failure, 'message' | 'errors'>

const exact: ReadonlyMap<string, string> = new Map(Object.entries(urdu))
const placeholders = /\{(\w+)\}/

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The whole of a sentence, with a name for each part that was filled in. */
function patternOf(english: string): RegExp {
  const parts = english.split(placeholders)
  const source = parts.map((part, place) => (place % 2 === 0 ? escaped(part) : `(?<${part}>.+)`))
  return new RegExp(`^${source.join('')}$`, 's')
}

/** The longest first: what says more of itself is the likelier one. */
const patterns = [...exact]
  .filter(([english]) => placeholders.test(english))
  .sort(([one], [other]) => other.length - one.length)
  .map(([english, translated]) => ({ pattern: patternOf(english), translated }))

function inUrdu(english: string): string {
  const known = exact.get(english)
  if (known !== undefined) return known
  for (const { pattern, translated } of patterns) {
    const filled = pattern.exec(english)?.groups
    if (filled) return translated.replace(new RegExp(placeholders, 'g'), (_, name: string) => filled[name] ?? '')
  }
  return english
}

/** A sentence of ours in the reader's language; what was filled in stays, and so does one that nobody translated. */
export function sentenceIn(locale: Locale, english: string): string {
  return locale === 'ur' ? inUrdu(english) : english
}

/** What a failure tells a person, in the reader's language. */
export function failureIn(locale: Locale, { message, errors }: Told): Told {
  if (locale === 'en') return { message, ...(errors && { errors }) }
  if (!errors) return { message: inUrdu(message) }
  const said = Object.values(errors).flat()
  // A message may be the sentences of all fields in one line; as a whole it could pass for one of them.
  const translated = message === said.join(' ') ? said.map(inUrdu).join(' ') : inUrdu(message)
  const ofFields = Object.entries(errors).map(([field, sentences]) => [field, sentences.map(inUrdu)])
  return { message: translated, errors: Object.fromEntries(ofFields) }
}
