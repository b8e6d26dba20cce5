import * as calls from '@closyyy/contract/google-sign-in-calls'
import { GOOGLE_CALLBACK_PATH } from '@closyyy/contract/paths'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { finishSignIn, type GoogleSignInContext, listProviders } from './google-sign-in-service.ts'
import { openIssuer } from './issuer.ts'

export function registerGoogleSignIn(app: FastifyInstance, { db, settings }: AppContext): void {
  const issuer = settings.google && openIssuer(settings.google, `${settings.publicUrl}${GOOGLE_CALLBACK_PATH}`)
  const context: GoogleSignInContext = { db, settings, issuer }
  const isPrivate = true
  route(app, calls.listProviders, () => listProviders(context), { isPrivate })
  route(
    app,
    calls.finishGoogleSignIn,
    ({ body, ip, locale, userAgent }) => finishSignIn(context, body, { ip, locale, userAgent }),
    {
      isPrivate,
    },
  )
}
