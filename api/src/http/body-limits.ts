import { AppError } from './app-error.ts'

/** Most bytes of a body without files. */
export const MAX_BODY_BYTES = 200_000
/** Most bytes of a form with files: above the sum of what each file may have. */
export const MAX_FORM_BYTES = 128_000_000

const MB = 1_000_000
const inUnits = (bytes: number) => (bytes < MB ? `${bytes / 1_000} KB` : `${bytes / MB} MB`)

/** The answer to a body above its limit. */
export const bodyTooLarge = (maxBytes: number) =>
  new AppError('too-large', 'request.too-large', { size: inUnits(maxBytes) })
