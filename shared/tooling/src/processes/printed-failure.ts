const PRINTED = 'PRINTED'

/** A failure whose reason another process has already printed. */
export class PrintedFailure extends Error {
  code = PRINTED
}

export function printFailure(error: unknown): void {
  if ((error as { code?: unknown }).code === PRINTED) return
  console.error(error instanceof Error ? error.message : error)
}
