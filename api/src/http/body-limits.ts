import { AppError } from './app-error.ts'

export const MAX_BODY_BYTES = 200_000

const MB = 1_000_000
const inUnits = (bytes: number) => (bytes < MB ? `${bytes / 1_000} KB` : `${bytes / MB} MB`)

export const bodyTooLarge = (maxBytes: number) =>
  new AppError('too-large', 'request.too-large', { size: inUnits(maxBytes) })
