import type { Offer } from '@closyyy/contract/offers-schemas'
import { OFFERS_PATH } from '@closyyy/contract/paths'
import { localTime } from '@closyyy/i18n/local-time'
import { formatPrice } from '@closyyy/i18n/money'
import { Link } from '@closyyy/platform/router'
import { Button, buttonClass } from '@closyyy/ui/button'
import type { ReactNode } from 'react'
import { offerStateOf } from './offer-queries.ts'
import { useOfferText } from './offer-text.ts'
import * as styles from './own-offers.module.css'
import { useRejectOffer } from './use-offer-calls.ts'

export interface OfferPanelProps {
  last: Offer
  buyerId: number
  onOffer: () => void
  buy: (offer: Offer) => ReactNode
}

export function OfferPanel({ last, buyerId, onOffer, buy }: OfferPanelProps) {
  const t = useOfferText()
  const state = offerStateOf(last)
  const { title, text } = useStateText(last, buyerId)
  return (
    <section className={styles.panel} aria-label={title}>
      <div className={styles.summary} role="status">
        <p className={styles.title}>{title}</p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {(state === 'accepted' || state === 'countered') && buy(last)}
      <div className={styles.actions}>
        {state === 'countered' && <RejectButton offer={last} />}
        {(state === 'waiting' || state === 'ended') && (
          <Button kind="secondary" size="small" onClick={onOffer}>
            {t(state === 'waiting' ? 'change' : 'again')}
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
  const t = useOfferText()
  const reject = useRejectOffer()
  return (
    <Button kind="secondary" size="small" pending={reject.isPending} onClick={() => reject.mutate(offer)}>
      {t('reject')}
    </Button>
  )
}

function useStateText(last: Offer, buyerId: number): { title: string; text?: string } {
  const t = useOfferText()
  const price = formatPrice(last.offered_price)
  const isCounter = last.actor_id !== buyerId
  switch (offerStateOf(last)) {
    case 'accepted':
      return { title: t('accepted', { price }), text: t('accepted.text') }
    case 'countered':
      return { title: t('countered', { price }), text: t('countered.text') }
    case 'waiting':
      return {
        title: t('waiting', { price }),
        text: last.expires_at ? t('waiting.until', { time: localTime(last.expires_at, 'weekday') }) : undefined,
      }
    default: {
      if (last.action === 'expired')
        return { title: t(isCounter ? 'ended.expired-counter' : 'ended.expired', { price }) }
      return { title: t(isCounter ? 'ended.counter' : 'ended', { price }) }
    }
  }
}
