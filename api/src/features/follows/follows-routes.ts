import { followUser, listFollowers, listFollowing, unfollowUser } from '@closyyy/contract/follows-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { follow, listPeople, unfollow } from './follows-service.ts'

export function registerFollows(app: FastifyInstance, { db }: AppContext): void {
  route(app, followUser, ({ params, account }) => follow(db, account, params.id))
  route(app, unfollowUser, ({ params, account }) => unfollow(db, account, params.id))
  route(app, listFollowers, ({ query, account }) => listPeople(db, account.id, 'followers', query))
  route(app, listFollowing, ({ query, account }) => listPeople(db, account.id, 'following', query))
}
