/** An option of a searchable select. */
export interface ComboboxOption {
  value: string
  label: string
  /** Alternative name to search by, such as the one in another language. */
  alias?: string
}

/** Normalises case, diacritics and the Arabic variants of Urdu letters. */
const fold = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/ي/g, 'ی').replace(/ك/g, 'ک').trim().toLowerCase()

const namesOf = ({ label, alias }: ComboboxOption) => (alias === undefined ? [label] : [label, alias]).map(fold)

/** Ranks a match: 0 the name starts with the text, 1 one of its words does, 2 it contains it, 3 no match. */
function distance(name: string, typed: string): number {
  const at = name.indexOf(typed)
  if (at <= 0) return at === 0 ? 0 : 3
  return name.split(/[\s-]+/).some(word => word.startsWith(typed)) ? 1 : 2
}

const NONE = 3

function distanceOf(option: ComboboxOption, typed: string): number {
  return Math.min(...namesOf(option).map(name => distance(name, typed)))
}

/** True if an option matches the typed text. */
export const isMatch = (option: ComboboxOption, typed: string) => distanceOf(option, fold(typed)) < NONE

/** Sorts options by match: names that start with the text, then words that do; equal matches keep their order. */
export function ranked(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const text = fold(typed)
  return options
    .map(option => ({ option, distance: distanceOf(option, text) }))
    .sort((one, other) => one.distance - other.distance)
    .map(({ option }) => option)
}

/** Finds the option with exactly this name, in any language and case. */
export function optionNamed<Option extends ComboboxOption>(
  options: readonly Option[],
  text: string,
): Option | undefined {
  const typed = fold(text)
  return options.find(option => namesOf(option).includes(typed))
}
