import { chmod, mkdir, stat } from 'node:fs/promises'

const OWNER_ONLY = 0o700
const OTHERS = 0o077

/** Returns whether other users of this machine may read a folder; false if it does not exist. */
export async function isReadableByOthers(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => undefined)
  return found !== undefined && (found.mode & OTHERS) !== 0
}

/** Creates a folder if needed, and closes it to the other users of this machine. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY })
  if (await isReadableByOthers(folder)) await chmod(folder, OWNER_ONLY)
}
