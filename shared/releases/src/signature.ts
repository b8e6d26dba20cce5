import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'

/** A pair of Ed25519 keys in PEM: PKCS #8 and SPKI. */
export interface KeyPair {
  privateKey: string
  publicKey: string
}

/** Creates a key pair for the releases of one unit. */
export function createKeyPair(): KeyPair {
  return generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
}

const FINGERPRINT_LENGTH = 16

/** Names a public key in file names: the start of the SHA-256 of its SPKI form. */
function fingerprintOf(publicKey: KeyObject): string {
  const bytes = publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(bytes).digest('hex').slice(0, FINGERPRINT_LENGTH)
}

const signatureFile = (publicKey: KeyObject) => `release.${fingerprintOf(publicKey)}.sig`

/** Signs a release document with a private key; returns the signature and the name of its file beside the document. */
export function signDocument(document: Uint8Array, privateKey: string): { file: string; signature: Buffer } {
  const key = createPrivateKey(privateKey)
  return { file: signatureFile(createPublicKey(key)), signature: sign(null, document, key) }
}

/** Parses the public keys of a PEM file: several while one is being replaced. */
export function parsePublicKeys(pem: string): KeyObject[] {
  return (pem.match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? []).map(block =>
    createPublicKey(block),
  )
}

/** Returns true if a document has a valid signature by one of the keys; `read` reads the files beside the document. */
export async function isSigned(
  document: Uint8Array,
  keys: KeyObject[],
  read: (file: string) => Promise<Buffer | undefined>,
): Promise<boolean> {
  for (const key of keys) {
    const signature = await read(signatureFile(key))
    if (signature && verify(null, document, key, signature)) return true
  }
  return false
}
