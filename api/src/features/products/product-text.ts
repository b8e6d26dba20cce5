import { cleanDescription, cleanTitle, MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '@closyyy/contract/products-text'
import { DESCRIPTION_TOO_LONG, TITLE_TOO_LONG } from '@closyyy/contract/products-writing'
import { AppError } from '../../http/app-error.ts'

function checked(
  field: string,
  text: string,
  { missing, most, tooLong }: { missing: string; most: number; tooLong: string },
) {
  const fault = text ? text.length > most && tooLong : missing
  if (fault) throw new AppError('invalid', fault, { [field]: [fault] })
  return text
}

/** Cleans a title. @throws AppError `invalid` with the `missing` sentence where nothing is left, or too much */
export function requireTitle(text: string, missing: string): string {
  return checked('title', cleanTitle(text), { missing, most: MAX_TITLE_LENGTH, tooLong: TITLE_TOO_LONG })
}

/** Cleans a description. @throws AppError `invalid` with the `missing` sentence where nothing is left, or too much */
export function requireDescription(text: string, missing: string): string {
  const limits = { missing, most: MAX_DESCRIPTION_LENGTH, tooLong: DESCRIPTION_TOO_LONG }
  return checked('description', cleanDescription(text), limits)
}
