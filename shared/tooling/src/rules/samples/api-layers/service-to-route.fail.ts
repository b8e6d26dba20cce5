// as: api/src/features/offers/offers-service.ts
// expect: routes → service → queries → db: a service never imports a route.
import { offersRoutes } from './offers-routes.ts'

export const routes = offersRoutes
