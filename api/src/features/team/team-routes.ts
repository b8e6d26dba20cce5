import { assignRoles, listTeam } from '@closyyy/contract/team-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { findTeam } from './team-queries.ts'
import { replaceRoles } from './team-service.ts'

export function registerTeam(app: FastifyInstance, { db }: AppContext): void {
  route(app, listTeam, () => findTeam(db))
  route(app, assignRoles, ({ account, body }) => replaceRoles(db, account, body))
}
