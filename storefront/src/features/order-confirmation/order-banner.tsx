import { expectedArrival } from '@closyyy/contract/arrival'
import { localDays } from '@closyyy/i18n/local-time'
import { DoneIcon, InfoIcon } from '@closyyy/ui/icons'
import { Price } from '@closyyy/ui/price'
import { useHeadingFocus } from '@closyyy/ui/use-heading-focus'
import { OrderActions } from './order-actions.tsx'
import * as styles from './order-banner.module.css'
import type { OrderDetailsProps } from './order-details.tsx'
import { OrderNextStep } from './order-next-step.tsx'
import { useOrderText } from './order-text.ts'

export function OrderBanner({ order, proof }: OrderDetailsProps) {
  const t = useOrderText()
  const { status, outcome, tracking_no, seller, total_amount } = order
  const heading = useHeadingFocus(status)
  const Sign = status === 'cancelled' ? InfoIcon : DoneIcon
  const arrival = expectedArrival(order)
  return (
    <header className={styles.banner}>
      <Sign size={32} className={styles.sign} />
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {t(status === 'pending' ? 'heading' : `heading.${outcome ?? status}`)}
      </h1>
      <p>
        {t('number')} <bdi className={styles.number}>{tracking_no}</bdi>
      </p>
      {(status === 'pending' || (status === 'shipped' && !outcome)) && (
        <dl className={styles.facts}>
          <div>
            <dt>{t('pay')}</dt>
            <dd>
              <Price amount={total_amount} />
            </dd>
          </div>
          {arrival && (
            <div>
              <dt>{t('arrives')}</dt>
              <dd>{localDays(arrival.from, arrival.to)}</dd>
            </div>
          )}
        </dl>
      )}
      {status === 'pending' && (
        <p className={styles.note}>
          {t('intro', { username: seller.username })} {t('email-note')}
        </p>
      )}
      <OrderNextStep order={order} />
      <OrderActions order={order} proof={proof} />
    </header>
  )
}
