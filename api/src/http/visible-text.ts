const ascii = /^[\t-~]*$/
/** Everything without a shape but the joiners, directional marks, variation selectors and tags of Urdu and emoji. */
const invisible = /(?!\u061c|[\u200c-\u200f]|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/gu
/** Marks that reorder a text, so that its readers see another one than the filters. */
const reordering = /[\u202a-\u202e\u2066-\u2069]/g
/** The marks after the fourth of a letter; Urdu needs up to four. */
const excessMarks = /((?:\p{M}[\u200c-\u200f]*){4})(?:\p{M}[\u200c-\u200f]*)+/gu
const blank = /^[\s\p{M}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Returns what people see of a typed text; an empty one if they see nothing (CONTACT-3). */
export function visibleText(text: string): string {
  if (ascii.test(text)) return text
  if (blank.test(text)) return ''
  return text.replace(reordering, '').replace(invisible, '').replace(excessMarks, '$1')
}
