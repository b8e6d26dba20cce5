/** Largest body in bytes that either server receives: a form with files, above the sum of the limits of its files. */
export const MAX_FORM_BYTES = 128_000_000

/** Bytes of a rejected body that are read and dropped, so that its sender reads the response; more end the connection. */
export const MAX_DROPPED_BYTES = 2 * MAX_FORM_BYTES
