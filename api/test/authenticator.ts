import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import type { Assertion, CreationOptions, NewCredential, RequestOptions } from '@closyyy/contract/passkeys-schemas'
import type { Db } from '../src/db/database.ts'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>

/** Encodes the type and the length or value of a CBOR item (RFC 8949). */
function cborHead(type: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(type << 5) | count])
  if (count < 256) return Buffer.from([(type << 5) | 24, count])
  return Buffer.from([(type << 5) | 25, count >> 8, count & 255])
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value)
  if (typeof value === 'string') return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value])
  return Buffer.concat([cborHead(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])])
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()

/** What a faulty or hostile browser or authenticator changes. */
export interface Deviation {
  origin?: string
  rpId?: string
  challenge?: string
  isVerified?: boolean
  counter?: number
  userHandle?: string
  /** Signs with another key. */
  isForged?: boolean
}

function clientDataOf(type: string, challenge: string, { origin = 'http://localhost:3000' }: Deviation): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function authenticatorData(
  rpId: string,
  { isVerified = true }: Deviation,
  counter: number,
  credential?: Buffer,
): Buffer {
  const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | (credential ? HAS_CREDENTIAL : 0)
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, credential ?? Buffer.alloc(0)])
}

/** COSE form of an ES256 key (RFC 9053). */
function coseKeyOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coordinates = [x, y].map(part => Buffer.from(part, 'base64url')) as [Buffer, Buffer]
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinates[0]],
      [-3, coordinates[1]],
    ]),
  )
}

const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })

/** An authenticator with one ES256 passkey, whose signatures are real; it counts unless `isCounting` is false. */
export function createAuthenticator({ isCounting = true } = {}) {
  const id = randomBytes(32)
  const keys = newKeys()
  let counter = 0
  let userHandle = ''

  return {
    id: id.toString('base64url'),

    create(options: CreationOptions, deviation: Deviation = {}): NewCredential {
      userHandle = options.user.id
      const clientData = clientDataOf('webauthn.create', deviation.challenge ?? options.challenge, deviation)
      const length = Buffer.from([id.length >> 8, id.length & 255])
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKeyOf(keys.publicKey)])
      const authData = authenticatorData(deviation.rpId ?? options.rp.id, deviation, counter, credential)
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        id: id.toString('base64url'),
        response: {
          clientDataJSON: clientData.toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      }
    },

    get(options: RequestOptions, deviation: Deviation = {}): Assertion {
      if (isCounting) counter++
      const clientData = clientDataOf('webauthn.get', deviation.challenge ?? options.challenge, deviation)
      const authData = authenticatorData(deviation.rpId ?? options.rpId, deviation, deviation.counter ?? counter)
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(clientData)]))
        .sign(deviation.isForged ? newKeys().privateKey : keys.privateKey)
      return {
        id: id.toString('base64url'),
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: deviation.userHandle ?? userHandle,
        },
      }
    },
  }
}

/** Inserts a passkey whose key nobody has. */
export function addPasskeyRow(db: Db, userId: number) {
  const row = { credential_id: randomBytes(32).toString('base64url'), public_key: randomBytes(77), counter: 0 }
  return db
    .insertInto('passkeys')
    .values({ ...row, user_id: userId, name: 'Phone' })
    .returning('id')
    .executeTakeFirstOrThrow()
}
