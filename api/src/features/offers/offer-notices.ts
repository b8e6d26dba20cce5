import type { Db } from '../../db/database.ts'
import { formatRupees } from '../../money.ts'
import { enqueueMessages, type Message, type Recall, recallMessages } from '../outbox/outbox-service.ts'
import { findNotices } from './offer-notices-queries.ts'
import { UNDO_SECONDS } from './offers-policy.ts'

const readers = {
  'offer-received': 'seller',
  'offer-accepted': 'buyer',
  'offer-rejected': 'buyer',
  'offer-countered': 'buyer',
  'offer-closed': 'buyer',
  'offer-overtaken': 'buyer',
  'offer-counter-accepted': 'seller',
  'offer-counter-rejected': 'seller',
  'special-price': 'buyer',
  'special-price-accepted': 'seller',
} as const

export type OfferNoticeTemplate = keyof typeof readers

interface NoticeContext {
  ttlHours: number
  /** URL of the page to answer on. */
  link?: string
}

const answerKey = (offerId: number) => `offer-answer:${offerId}`

export function recallAnswer(tx: Db, offerId: number): Promise<void> {
  return recallMessages(tx, answerKey(offerId))
}

/** Enqueues the email about an answer in the caller's transaction; due once the answer can no longer be undone. */
export function notifyOfAnswer(
  tx: Db,
  template: OfferNoticeTemplate,
  offerId: number,
  context: NoticeContext,
): Promise<void> {
  return notifyOf(tx, template, [offerId], context, { key: answerKey(offerId), seconds: UNDO_SECONDS })
}

/** Enqueues the notification about each offer, in the caller's transaction. */
export async function notifyOf(
  tx: Db,
  template: OfferNoticeTemplate,
  offerIds: number[],
  { ttlHours, link = '' }: NoticeContext,
  recall?: Recall,
): Promise<void> {
  if (offerIds.length === 0) return
  const isSeller = readers[template] === 'seller'
  const messages = (await findNotices(tx, ttlHours, offerIds)).map(
    (notice): Message => ({
      channel: 'email',
      to: isSeller ? notice.seller_email : notice.buyer_email,
      template,
      ...(recall && { recall }),
      values: {
        name: isSeller ? notice.seller_first_name : notice.buyer_first_name,
        other: isSeller ? notice.buyer_username : notice.seller_username,
        title: notice.product_title,
        price: `Rs.${formatRupees(notice.price_paisa)}`,
        listed: `Rs.${formatRupees(notice.list_price_paisa)}`,
        deadline: new Date(notice.expires_at),
        link,
      },
    }),
  )
  await enqueueMessages(tx, messages)
}
