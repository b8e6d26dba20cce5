const PRINTED = 'PRINTED'

/** A failure whose reason another process has already printed. */
export class PrintedFailure extends Error {
  code = PRINTED
}

/** Prints the message of an error, unless another process has printed it. */
export function printFailure(error: unknown): void {
  if ((error as { code?: unknown }).code === PRINTED) return
  console.error(error instanceof Error ? error.message : error)
}
