import type { Db } from '../../db/database.ts'
import { enqueueMessage } from '../outbox/outbox-service.ts'
import { findNotices } from './offer-notices-queries.ts'
import { amount } from './offer-rules.ts'

const readers = {
  'offer-received': 'seller',
  'offer-accepted': 'buyer',
  'offer-rejected': 'buyer',
  'offer-countered': 'buyer',
  'offer-closed': 'buyer',
  'offer-counter-accepted': 'seller',
  'offer-counter-rejected': 'seller',
} as const

/** What is told of an offer; each has its texts in the catalogue and one reader. */
export type OfferNoticeTemplate = keyof typeof readers

/** Tells the reader of a template what became of each offer, in the caller's transaction; `link` leads to the answer. */
export async function tellOf(tx: Db, template: OfferNoticeTemplate, offerIds: number[], link = ''): Promise<void> {
  for (const notice of await findNotices(tx, offerIds)) {
    const isSeller = readers[template] === 'seller'
    await enqueueMessage(tx, {
      channel: 'email',
      to: isSeller ? notice.seller_email : notice.buyer_email,
      template,
      values: {
        name: isSeller ? notice.seller_first_name : notice.buyer_first_name,
        other: isSeller ? notice.buyer_username : notice.seller_username,
        title: notice.product_title,
        price: `Rs.${amount(notice.price_paisa)}`,
        link,
      },
    })
  }
}
