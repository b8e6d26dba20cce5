/** No release of a remote could be loaded. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError'
}

/** Returns true for an error that only faulty code throws, unlike failed calls and cancelled requests. */
export const isCodeError = (error: unknown) =>
  error instanceof Error && !/^(Api|Remote|Abort)Error|CancelledError$/.test(String(error))
