const PRINTED = 'PRINTED'

/** A failure whose reason another process has printed already. */
export class PrintedFailure extends Error {
  code = PRINTED
}

/** Prints in one line why a command failed, unless it is printed already. */
export function printFailure(error: unknown): void {
  if ((error as { code?: unknown }).code === PRINTED) return
  console.error(error instanceof Error ? error.message : error)
}
