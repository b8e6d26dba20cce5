import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Makes each deletion of a photo in a folder fail, as if the storage were down: one of its files is a folder. */
export async function makeUnremovable(folder: string, key: string): Promise<void> {
  await mkdir(join(folder, key.slice(0, 2), `${key}-share.jpg`), { recursive: true })
}
