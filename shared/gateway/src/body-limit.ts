/** Largest body in bytes that either server receives: a form with files, above the sum of the limits of its files. */
export const MAX_FORM_BYTES = 128_000_000
