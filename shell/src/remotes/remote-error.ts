/** A remote that could not be loaded: it failed, or did not come in time. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError'
  readonly unit: string
  readonly kind: 'failed' | 'slow'

  constructor(unit: string, kind: 'failed' | 'slow', cause?: unknown) {
    super(`The remote ${unit} ${kind === 'slow' ? 'did not come in time' : 'could not be loaded'}.`, { cause })
    this.unit = unit
    this.kind = kind
  }
}
