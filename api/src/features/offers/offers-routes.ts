import * as contract from '@closyyy/contract/offers-calls'
import { OFFERS_PATH } from '@closyyy/contract/paths'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { HOUR } from '../../time.ts'
import {
  answerOffer,
  counterOffer,
  getConversation,
  listOffers,
  makeOffer,
  type OffersContext,
  undoAnswer,
  updateOffer,
} from './offers-service.ts'
import { sendSpecialPrice } from './special-prices-service.ts'

export function registerOffers(app: FastifyInstance, { db, settings }: AppContext): void {
  const context: OffersContext = {
    db,
    ttlHours: settings.offerTtlHours,
    limit: { name: 'offers-account', max: settings.limits.offersPerAccount, seconds: HOUR },
    link: `${settings.publicUrl}${OFFERS_PATH}`,
  }

  route(app, contract.createOffer, ({ body, account }) => makeOffer(context, account.id, body))
  route(app, contract.listOffers, ({ query, account }) => listOffers(context, account.id, query))
  route(app, contract.getOfferConversation, ({ query, account }) => getConversation(context, account.id, query))
  route(app, contract.acceptOffer, ({ params, account }) => answerOffer(context, account.id, params.id, 'accept'))
  route(app, contract.rejectOffer, ({ params, account }) => answerOffer(context, account.id, params.id, 'reject'))
  route(app, contract.undoOfferAnswer, ({ params, account }) => undoAnswer(context, account.id, params.id))
  route(app, contract.counterOffer, ({ params, body, account }) =>
    counterOffer(context, account.id, params.id, body.price),
  )
  route(app, contract.updateOffer, ({ params, body, account }) => updateOffer(context, account.id, params.id, body))
  route(app, contract.sendSpecialPrice, ({ params, body, account }) =>
    sendSpecialPrice(context, settings, account.id, params.id, body.price),
  )
}
