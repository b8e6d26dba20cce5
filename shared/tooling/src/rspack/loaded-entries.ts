// Replaces the part of the federation runtime that loads entry scripts, which saves two kilobytes in the shell: the page's
// own loader has run the entry before the runtime needs it (docs/decisions/027).

interface RemoteInfo {
  name: string
  entry?: string
  type?: string
  entryGlobalName?: string
  shareScope?: string
}

interface EntryRequest {
  remoteEntryExports?: unknown
  remoteInfo: RemoteInfo
}

export async function getRemoteEntry({ remoteEntryExports, remoteInfo }: EntryRequest): Promise<unknown> {
  const { entryGlobalName = '', name } = remoteInfo
  const entry = remoteEntryExports ?? Reflect.get(globalThis, entryGlobalName)
  if (!entry) throw new Error(`The entry of ${name} has not run.`)
  return entry
}

export const getRemoteEntryUniqueKey = ({ name, entry }: RemoteInfo) => `${name}:${entry}`

export const getRemoteInfo = (remote: RemoteInfo) => ({
  ...remote,
  entry: remote.entry ?? '',
  type: remote.type ?? 'global',
  entryGlobalName: remote.entryGlobalName ?? remote.name,
  shareScope: remote.shareScope ?? 'default',
})

export const isEsmRemoteType = () => false
