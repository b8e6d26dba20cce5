/** An option of a searchable select. */
export interface ComboboxOption {
  /** Unique among the options; never shown. */
  value: string
  /** Shown and searched; unique among the options. */
  label: string
  /** Alternative name to search by, such as the one in another language. */
  alias?: string
}

/** Normalises case, diacritics and the Arabic variants of Urdu letters. */
const normalize = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/ي/g, 'ی').replace(/ك/g, 'ک').trim().toLowerCase()

const namesOf = ({ label, alias }: ComboboxOption) => (alias === undefined ? [label] : [label, alias]).map(normalize)

/** Ranks a match: 0 the name starts with the text, 1 one of its words does, 2 it contains it, 3 no match. */
function rank(name: string, typed: string): number {
  const at = name.indexOf(typed)
  if (at <= 0) return at === 0 ? 0 : NO_MATCH
  return name.split(/[\s-]+/).some(word => word.startsWith(typed)) ? 1 : 2
}

const NO_MATCH = 3

function rankOf(option: ComboboxOption, typed: string): number {
  return Math.min(...namesOf(option).map(name => rank(name, typed)))
}

/** True if the label or alias contains the typed text, ignoring case, diacritics and Arabic letter variants. */
export const isMatch = (option: ComboboxOption, typed: string) => rankOf(option, normalize(typed)) < NO_MATCH

/** Sorts options by match: names that start with the text, then words that do; equal matches keep their order. */
export function rankOptions(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const text = normalize(typed)
  return options
    .map(option => ({ option, rank: rankOf(option, text) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ option }) => option)
}

/** Finds the option whose label or alias equals the text, ignoring case, diacritics and Arabic letter variants. */
export function findOption<Option extends ComboboxOption>(
  options: readonly Option[],
  text: string,
): Option | undefined {
  const typed = normalize(text)
  return options.find(option => namesOf(option).includes(typed))
}
