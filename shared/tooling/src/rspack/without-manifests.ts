// Replaces the part of the federation runtime that reads manifests of remotes, which saves two kilobytes in the shell:
// releases have none.

/** The parts that the runtime reads when it creates an instance and when it removes a remote. */
export class SnapshotHandler {
  readonly hooks = { applyPlugin: () => undefined }
  readonly manifestCache = new Map<string, unknown>()
}

export const getGlobalRemoteInfo = () => ({})
