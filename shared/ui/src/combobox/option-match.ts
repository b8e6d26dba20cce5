/** An option of a searchable picker. */
export interface ComboboxOption {
  value: string
  label: string
  /** Another name that finds it, such as its name in another language. */
  alias?: string
}

/** A text without case, marks and the Arabic forms of letters that Urdu keyboards write in two ways. */
const fold = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/ي/g, 'ی').replace(/ك/g, 'ک').trim().toLowerCase()

const namesOf = ({ label, alias }: ComboboxOption) => (alias === undefined ? [label] : [label, alias]).map(fold)

/** How well a name answers what was typed: 0 begins with it, 1 a word does, 2 it stands within, 3 not at all. */
function distance(name: string, typed: string): number {
  const at = name.indexOf(typed)
  if (at <= 0) return at === 0 ? 0 : 3
  return name.split(/[\s-]+/).some(word => word.startsWith(typed)) ? 1 : 2
}

const NONE = 3

function distanceOf(option: ComboboxOption, typed: string): number {
  return Math.min(...namesOf(option).map(name => distance(name, typed)))
}

/** Whether an option answers what was typed. */
export const isMatch = (option: ComboboxOption, typed: string) => distanceOf(option, fold(typed)) < NONE

/** The options with those that begin with what was typed first, then those of which a word does; equals keep their order. */
export function ranked(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const text = fold(typed)
  return options
    .map(option => ({ option, distance: distanceOf(option, text) }))
    .sort((one, other) => one.distance - other.distance)
    .map(({ option }) => option)
}

/** The option that a text names, in any language and case. */
export function optionNamed<Option extends ComboboxOption>(
  options: readonly Option[],
  text: string,
): Option | undefined {
  const typed = fold(text)
  return options.find(option => namesOf(option).includes(typed))
}
