import { isApiError } from '@closyyy/api-client/api-error'
import { brand } from '@closyyy/contract/brand-identity'
import type { Order } from '@closyyy/contract/orders-schemas'
import { SOLD_ITEMS_PATH } from '@closyyy/contract/paths'
import { localTime } from '@closyyy/i18n/local-time'
import { useQuery } from '@closyyy/platform/query'
import { Link } from '@closyyy/platform/router'
import { Button, buttonClass } from '@closyyy/ui/button'
import { ChipList, chipClass } from '@closyyy/ui/chip'
import { classList } from '@closyyy/ui/class-list'
import { ErrorState } from '@closyyy/ui/error-state'
import { Price } from '@closyyy/ui/price'
import { Skeleton } from '@closyyy/ui/skeleton'
import { orderQuery } from '../../../components/order-query.ts'
import { choiceParam, useUrlView } from '../../../components/url-view.ts'
import { ItemFacts } from '../order-item-parts.tsx'
import { dialled, OrderAddress } from '../order-recipient.tsx'
import { useOrdersText } from '../orders-text.ts'
import { Barcode } from './barcode.tsx'
import { OtherLanguage } from './other-language.tsx'
import * as styles from './packing-slip.module.css'
import { SlipCity } from './slip-city.tsx'

const papers = ['a4', 'a6'] as const
const slipView = { paper: choiceParam(papers, 'a4') }

/** The printed slip of a parcel: tracking code, recipient, items and amount to collect. */
export function PackingSlip({ orderId }: { orderId: string }) {
  const t = useOrdersText()
  const { view, pathOf } = useUrlView(slipView)
  const { data: order, error, isFetching, refetch } = useQuery(orderQuery(orderId))
  const isForeign = order ? !order.buyer : isApiError(error) && error.code === 'not-found'
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <Link className={buttonClass({ kind: 'secondary' })} to={SOLD_ITEMS_PATH}>
          {t('slip.back')}
        </Link>
        {order?.buyer && (
          <div className={styles.print}>
            <ChipList label={t('slip.paper')}>
              {papers.map(one => (
                <Link
                  key={one}
                  className={chipClass()}
                  to={pathOf({ paper: one })}
                  aria-current={one === view.paper || undefined}
                  replace
                  preventScrollReset
                >
                  <bdi>{one.toUpperCase()}</bdi>
                </Link>
              ))}
            </ChipList>
            <Button onClick={() => window.print()}>{t('slip.print')}</Button>
          </div>
        )}
      </div>
      {order?.buyer && (
        <>
          <p className={styles.note}>{t('slip.note')}</p>
          <Slip order={order} buyer={order.buyer} paper={view.paper} />
        </>
      )}
      {isForeign && <ErrorState message={t('server.not-found')} />}
      {error && !order && !isForeign && (
        <ErrorState message={t('slip.failed')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!order && !error && <Skeleton shape="block" className={styles.waiting} />}
    </div>
  )
}

interface SlipProps {
  order: Order
  buyer: NonNullable<Order['buyer']>
  paper: (typeof papers)[number]
}

function Slip({ order, buyer, paper }: SlipProps) {
  const t = useOrdersText()
  return (
    <article className={classList(styles.slip, styles[paper])} aria-label={t('slip')}>
      <header className={styles.header}>
        <p className={styles.brand}>{brand.name}</p>
        <h1 className={styles.title}>{t('slip')}</h1>
      </header>
      <div className={styles.code}>
        <Barcode text={order.tracking_no} label={t('slip.barcode', { number: order.tracking_no })} />
        <span>{t('slip.code')}</span>
        <strong dir="ltr">{order.tracking_no}</strong>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>
            <span>{t('recipient')}</span> <OtherLanguage of="recipient" />
          </dt>
          <dd>
            <strong>
              <bdi>
                {buyer.first_name} {buyer.last_name}
              </bdi>
            </strong>
            {buyer.phone && (
              <div>
                <bdi dir="ltr">{dialled(buyer.phone)}</bdi>
              </div>
            )}
            <OrderAddress order={order} />
            <SlipCity order={order} />
          </dd>
        </div>
        <div>
          <dt>
            <span>{t('slip.from')}</span> <OtherLanguage of="from" />
          </dt>
          <dd>
            <bdi>{order.seller.username}</bdi>
            <div>{localTime(order.created_at, 'day')}</div>
          </dd>
        </div>
      </dl>
      <p className={styles.collect}>
        <span>
          <span>{t('slip.collect')}</span> <OtherLanguage of="collect" />
        </span>
        <Price amount={order.total_amount} size="large" />
      </p>
      <ul role="list" className={styles.items} aria-label={t('items', { number: order.tracking_no })}>
        {order.items.map(item => (
          <li key={item.id}>
            <div>
              <bdi>{item.title}</bdi> <ItemFacts item={item} />
            </div>
            <bdi dir="ltr">× {item.quantity}</bdi>
            <Price amount={item.price} />
          </li>
        ))}
      </ul>
    </article>
  )
}
