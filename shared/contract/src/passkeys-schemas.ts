import * as z from '@closyyy/contract/schema'
import { message } from './messages.ts'
import { MAX_PASSKEY_NAME_LENGTH } from './passkeys.ts'
import { Id, IdText, Timestamp } from './scalars.ts'
import { DeviceId, Session } from './sessions-schemas.ts'

/** Binary data in base64url, as in the JSON forms of WebAuthn. */
const bytes = (maxLength: number) =>
  z.string().check(
    z.minLength(1),
    z.maxLength(maxLength),
    z.refine(text => /^[\w-]+$/.test(text)),
  )

/** Base64url of 1,023 bytes, the maximum of WebAuthn. */
const CredentialId = bytes(1_364)
/** The browser's JSON of challenge, origin and type. */
const ClientData = bytes(4_000)
const AuthenticatorData = bytes(4_000)

const nameRequired = message('passkey.name-required')

/** Name of a passkey, chosen by its owner. */
export const PasskeyName = z.string(nameRequired).check(
  z.trim(),
  z.minLength(1, nameRequired),
  z.maxLength(MAX_PASSKEY_NAME_LENGTH, message('text.too-long')),
  z.refine(text => !/\p{Cc}/u.test(text), message('text.one-line-only')),
)

/** A passkey of the signed-in person. */
export const Passkey = z.object({
  id: Id,
  name: z.string(),
  created_at: Timestamp,
  /** Null until it was used for the first time. */
  last_used_at: z.nullable(Timestamp),
})
export type Passkey = z.infer<typeof Passkey>

const Descriptor = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) })

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const CreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  /** Milliseconds. */
  timeout: z.int(),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type CreationOptions = z.infer<typeof CreationOptions>

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn; an empty list allows every passkey of the shop. */
export const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** Milliseconds. */
  timeout: z.int(),
  allowCredentials: z.array(Descriptor),
  userVerification: z.literal('required'),
})
export type RequestOptions = z.infer<typeof RequestOptions>

/** `RegistrationResponseJSON` of WebAuthn, reduced to what is verified or stored. */
export const NewCredential = z.object({
  id: CredentialId,
  response: z.object({
    clientDataJSON: ClientData,
    attestationObject: bytes(20_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
})
export type NewCredential = z.infer<typeof NewCredential>

/** `AuthenticationResponseJSON` of WebAuthn, reduced to what is verified. */
export const Assertion = z.object({
  id: CredentialId,
  response: z.object({
    clientDataJSON: ClientData,
    authenticatorData: AuthenticatorData,
    signature: bytes(4_000),
    userHandle: z.optional(bytes(100)),
  }),
})
export type Assertion = z.infer<typeof Assertion>

export const listPasskeysSchemas = { data: z.array(Passkey) }

export const beginPasskeySchemas = {
  data: z.object({
    options: CreationOptions,
    /** For the suggested name; null if unknown. */
    device: z.object({ browser: z.nullable(z.string()), system: z.nullable(z.string()) }),
  }),
}

export const addPasskeySchemas = {
  body: z.object({ credential: NewCredential, name: PasskeyName }),
  data: Passkey,
}

export const renamePasskeySchemas = {
  params: z.object({ id: IdText }),
  body: z.object({ name: PasskeyName }),
  data: Passkey,
}

export const removePasskeySchemas = { params: z.object({ id: IdText }), data: z.null() }

export const beginPasskeyLoginSchemas = { data: RequestOptions }

export const finishPasskeyLoginSchemas = {
  body: z.object({
    credential: Assertion,
    /** As in `Login`. */
    device_id: z.optional(DeviceId),
  }),
  data: Session,
}

export const beginPasskeyConfirmationSchemas = { data: RequestOptions }

export const confirmPasskeySchemas = { body: z.object({ credential: Assertion }), data: z.null() }
