import { isAboveListPrice, type OfferAction, offerAllows } from '@closyyy/contract/offers'
import type { Offer } from '@closyyy/contract/offers-schemas'
import { OFFERS_PATH } from '@closyyy/contract/paths'
import { localTime } from '@closyyy/i18n/local-time'
import { formatPrice } from '@closyyy/i18n/money'
import { Link } from '@closyyy/platform/router'
import { Button, buttonClass } from '@closyyy/ui/button'
import type { ReactNode } from 'react'
import { useText } from '../../messages.ts'
import { useRejectOffer } from './offers-queries.ts'
import { type OffersText, useOffersText } from './offers-text.ts'
import * as styles from './own-offers.module.css'

export interface OfferPanelProps {
  last: Offer
  /** List price in rupees. */
  listPrice: number
  buyerId: number
  onOffer: () => void
  buy: (offer: Offer) => ReactNode
}

export function OfferPanel({ last, listPrice, buyerId, onOffer, buy }: OfferPanelProps) {
  const t = useOffersText()
  const shared = useText()
  const allows = (action: OfferAction) => offerAllows(last, action)
  const status = useStatusText(last, buyerId)
  const isAbove = isAboveListPrice(last, listPrice)
  const { title, text } = isAbove ? { ...status, text: t('accepted.above', { price: formatPrice(listPrice) }) } : status
  return (
    <section className={styles.panel} aria-label={title}>
      <div className={styles.summary} role="status">
        <p className={styles.title}>{title}</p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {allows('buy') && buy(last)}
      <div className={styles.actions}>
        {allows('reject') && <RejectButton offer={last} />}
        {(allows('update') || allows('make')) && (
          <Button kind="secondary" size="small" onClick={onOffer}>
            {allows('update') ? t(last.status === 'pending' ? 'change' : 'again') : shared('offer.make')}
          </Button>
        )}
        <Link className={buttonClass({ kind: 'quiet', size: 'small' })} to={OFFERS_PATH}>
          {t('history')}
        </Link>
      </div>
    </section>
  )
}

function RejectButton({ offer }: { offer: Offer }) {
  const t = useOffersText()
  const reject = useRejectOffer()
  return (
    <Button kind="secondary" size="small" pending={reject.isPending} onClick={() => reject.mutate(offer)}>
      {t('reject')}
    </Button>
  )
}

function useStatusText(last: Offer, buyerId: number): { title: string; text?: string } {
  const t = useOffersText()
  const price = formatPrice(last.offered_price)
  if (last.closed_by_price !== undefined)
    return { title: t('ended.overtaken', { price: formatPrice(last.closed_by_price) }) }
  if (last.is_special_price) return specialText(t, last)
  const isCounter = last.actor_id !== buyerId
  const buyText = (id: 'accepted.text' | 'countered.text') => (offerAllows(last, 'buy') ? t(id) : undefined)
  if (last.status === 'accepted') return { title: t('accepted', { price }), text: buyText('accepted.text') }
  if (last.action === 'expired') return { title: t(isCounter ? 'ended.expired-counter' : 'ended.expired', { price }) }
  if (last.status === 'rejected') return { title: t(isCounter ? 'ended.counter' : 'ended', { price }) }
  if (isCounter) return { title: t('countered', { price }), text: buyText('countered.text') }
  const time = last.expires_at && localTime(last.expires_at, 'weekday')
  return { title: t('waiting', { price }), text: time ? t('waiting.until', { time }) : undefined }
}

/** A price that the seller sent to everyone who likes the product (OFFER-13). */
function specialText(t: OffersText, last: Offer): { title: string; text?: string } {
  const price = formatPrice(last.offered_price)
  const time = last.expires_at ? localTime(last.expires_at, 'weekday') : ''
  const canBuy = offerAllows(last, 'buy')
  if (last.status === 'accepted')
    return { title: t('special.accepted', { price }), text: canBuy ? t('accepted.text') : undefined }
  if (last.action === 'expired') return { title: t('special.expired', { price }) }
  if (last.status === 'rejected') return { title: t('special.rejected', { price }) }
  return { title: t('special', { price }), text: canBuy ? t('special.text', { time }) : undefined }
}
