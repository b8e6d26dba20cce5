import { createPrivateKey } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createKeyPair } from '@closyyy/releases/signature'
import { keysDir } from '../env.ts'

const OWNER_ONLY = 0o600

/**
 * Returns the private key that signs a unit's releases: that of the file in `RELEASE_SIGNING_KEY`, else one of this
 * machine, which is created with its public key when it is first needed.
 */
export async function signingKeyOf(unit: string): Promise<string> {
  const configured = process.env.RELEASE_SIGNING_KEY
  if (configured) return readConfiguredKey(configured)
  const path = join(keysDir, `${unit}.pem`)
  const existing = await readFile(path, 'utf8').catch(() => undefined)
  if (existing) return existing
  const { privateKey, publicKey } = createKeyPair()
  await mkdir(keysDir, { recursive: true })
  // Another process may create the pair at the same time: the private key that is stored first counts.
  const isStored = await writeFile(path, privateKey, { flag: 'wx', mode: OWNER_ONLY }).then(
    () => true,
    () => false,
  )
  if (!isStored) return readFile(path, 'utf8')
  await writeFile(join(keysDir, `${unit}.public.pem`), publicKey)
  return privateKey
}

/** @throws if the file is not a private Ed25519 key */
async function readConfiguredKey(path: string): Promise<string> {
  try {
    const pem = await readFile(path, 'utf8')
    if (createPrivateKey(pem).asymmetricKeyType === 'ed25519') return pem
  } catch (cause) {
    throw new Error(`RELEASE_SIGNING_KEY: ${path} cannot be read as a private key in PEM.`, { cause })
  }
  throw new Error(`RELEASE_SIGNING_KEY: ${path} is not an Ed25519 key.`)
}
