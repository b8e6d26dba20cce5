import * as contract from '@closyyy/contract/offers'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import { route } from '../../http/route.ts'
import type { Offers } from './offer-conversation.ts'
import {
  answerOffer,
  counterOffer,
  getConversation,
  listOffers,
  makeOffer,
  undoAnswer,
  updateOffer,
} from './offers-service.ts'

const HOUR = 3_600

export function registerOffers(app: FastifyInstance, db: Db, settings: Settings): void {
  const offers: Offers = {
    db,
    lifeHours: settings.offerLifeHours,
    limit: { name: 'offers-account', most: settings.limits.offersPerAccount, seconds: HOUR },
    link: `${settings.publicUrl}/seller/sellinghub/offers`,
  }

  route(app, contract.createOffer, ({ body, account }) => makeOffer(offers, account.id, body))
  route(app, contract.listOffers, ({ query, account }) => listOffers(offers, account.id, query))
  route(app, contract.getOfferConversation, ({ query, account }) => getConversation(offers, account.id, query))
  route(app, contract.acceptOffer, ({ params, account }) => answerOffer(offers, account.id, params.id, 'accept'))
  route(app, contract.rejectOffer, ({ params, account }) => answerOffer(offers, account.id, params.id, 'reject'))
  route(app, contract.undoOfferAnswer, ({ params, account }) => undoAnswer(offers, account.id, params.id))
  route(app, contract.counterOffer, ({ params, body, account }) =>
    counterOffer(offers, account.id, params.id, body.price),
  )
  route(app, contract.updateOffer, ({ params, body, account }) => updateOffer(offers, account.id, params.id, body))
}
