/** Replaces words of a person whose data was erased, where a text is required. */
export const ERASED_TEXT = '—'
