import * as users from '@closyyy/contract/users-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { withUploads } from '../photos/uploads.ts'
import { changePicture, changeProfile, getOwnUser, getProfile } from './users-service.ts'

export function registerUsers(app: FastifyInstance, { db, photos, settings }: AppContext): void {
  route(app, users.getOwnUser, ({ account }) => getOwnUser(db, account))
  route(
    app,
    users.getProfile,
    ({ params, account, keys }) => {
      keys.addRows('person', [params.id])
      keys.addRows('profile', [params.id])
      return getProfile(db, params.id, account)
    },
    { isSameForGuests: true },
  )
  route(app, users.updateProfile, ({ body, account }) => changeProfile(db, account, body))
  withUploads(app, { db, settings, maxFiles: 1 }, scope => {
    route(scope, users.updateProfilePicture, ({ body, account }) =>
      changePicture(db, photos, account, body.profile_picture),
    )
  })
}
