import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const SECRET_BYTES = 32

/** Returns the secret in a file of a folder; creates it, readable by its owner only, if it is missing. */
export async function readSecretFile(folder: string, name: string): Promise<string> {
  const path = join(folder, name)
  return (await readSecret(path)) ?? createSecret(folder, path)
}

async function readSecret(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim() || undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  }
}

/** Links a finished file into place, so that of two processes that start together one wins and both read the same. */
async function createSecret(folder: string, path: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const draft = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`
  await writeFile(draft, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`, { mode: 0o600 })
  try {
    await link(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
  const secret = await readSecret(path)
  if (!secret) throw new Error(`${path} is empty; delete it, and the next start creates a secret.`)
  return secret
}
