/** A remote that failed to load or timed out. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError'
  readonly unit: string
  readonly kind: 'failed' | 'slow'

  constructor(unit: string, kind: 'failed' | 'slow', cause?: unknown) {
    super(`The remote ${unit} ${kind === 'slow' ? 'timed out' : 'could not be loaded'}.`, { cause })
    this.unit = unit
    this.kind = kind
  }
}
