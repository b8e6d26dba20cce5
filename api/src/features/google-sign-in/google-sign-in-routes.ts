import * as calls from '@closyyy/contract/google-sign-in'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import { route } from '../../http/route.ts'
import { finishSignIn, listProviders } from './google-sign-in-service.ts'
import { openIssuer } from './issuer.ts'

export function registerGoogleSignIn(app: FastifyInstance, db: Db, settings: Settings): void {
  const issuer = settings.google && openIssuer(settings.google, `${settings.publicUrl}/auth/google/callback`)
  const entrance = { db, settings, issuer }
  const isPrivate = true
  route(app, calls.listProviders, () => listProviders(entrance), { isPrivate })
  route(
    app,
    calls.finishGoogleSignIn,
    ({ body, address, locale }) => finishSignIn(entrance, body, { address, locale }),
    { isPrivate },
  )
}
