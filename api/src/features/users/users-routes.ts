import * as users from '@closyyy/contract/users'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/database.ts'
import { route } from '../../http/route.ts'
import { changeProfile, getOwnUser, getProfile, getStats, setVacation } from './users-service.ts'

export function registerUsers(app: FastifyInstance, db: Db): void {
  route(app, users.getOwnUser, ({ account }) => getOwnUser(db, account))
  route(app, users.getProfile, ({ params, account }) => getProfile(db, params.id, account))
  route(app, users.getOwnStats, ({ account }) => getStats(db, account))
  route(app, users.updateProfile, ({ body, account }) => changeProfile(db, account, body))
  route(app, users.setVacation, ({ body, account }) => setVacation(db, account, body.on))
}
