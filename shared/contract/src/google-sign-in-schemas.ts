import * as z from '@closyyy/contract/schema'
import { message } from './messages.ts'
import { Session } from './sessions-schemas.ts'

const failed = message('google.failed')
const Part = z.string(failed).check(z.minLength(1, failed), z.maxLength(2000, failed))

/** The ways to sign in; `google` is null where the shop has none. */
export const Providers = z.object({
  password: z.boolean(),
  google: z.nullable(
    z.object({
      /** Where the browser goes next. */
      authorization_url: z.nullable(z.string()),
      /** Sealed; only the browser that began may finish. */
      flow: z.nullable(z.string()),
    }),
  ),
})
export type Providers = z.infer<typeof Providers>

/** What Google put into the address it sent the browser back to, and the `flow` that the browser kept. */
export const GoogleReturn = z.object({
  code: Part,
  state: Part,
  flow: Part,
  /** The issuer, where the address names it. */
  iss: z.optional(Part),
})
export type GoogleReturn = z.infer<typeof GoogleReturn>

export const listProvidersSchemas = { data: Providers }

export const finishGoogleSignInSchemas = { body: GoogleReturn, data: Session }
