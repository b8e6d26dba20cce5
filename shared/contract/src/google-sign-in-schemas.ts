import * as z from '@closyyy/contract/schema'
import { message } from './messages.ts'
import { DeviceId, Session } from './sessions-schemas.ts'

const failed = message('google.failed')
/** One parameter of Google's redirect, or the stored state. */
const Parameter = z.string(failed).check(z.minLength(1, failed), z.maxLength(2000, failed))

/** Available ways to sign in; `google` is null if the operator has not set it up. */
export const Providers = z.object({
  password: z.boolean(),
  google: z.nullable(
    z.object({
      /** Google's page, to which the browser is redirected; null while Google is unreachable. */
      authorization_url: z.nullable(z.string()),
      /** Sealed state of this sign-in; the browser stores it and sends it back. */
      flow: z.nullable(z.string()),
    }),
  ),
})
export type Providers = z.infer<typeof Providers>

/** Query of Google's redirect back to the shop, and the stored `flow`. */
export const GoogleReturn = z.object({
  code: Parameter,
  state: Parameter,
  flow: Parameter,
  /** Issuer, if the redirect names it. */
  iss: z.optional(Parameter),
  /** As in `Login`. */
  device_id: z.optional(DeviceId),
})
export type GoogleReturn = z.infer<typeof GoogleReturn>

export const listProvidersSchemas = { data: Providers }

export const finishGoogleSignInSchemas = { body: GoogleReturn, data: Session }
