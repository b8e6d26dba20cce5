import { brand } from '@closyyy/contract/brand-identity'
import { parseId } from '@closyyy/contract/ids'
import { useParams, useSearchParams } from '@closyyy/platform/router'
import { useCartOwner } from '../components/cart/cart-owner.ts'
import { AlsoLike } from '../features/order-confirmation/also-like.tsx'
import { OrderConfirmation } from '../features/order-confirmation/order-confirmation.tsx'
import { OrderSkeleton } from '../features/order-confirmation/order-skeleton.tsx'
import { useOrderText } from '../features/order-confirmation/order-text.ts'
import * as styles from './order-confirmation-page.module.css'

export function Component() {
  const t = useOrderText()
  const { orderId = '' } = useParams()
  const [query] = useSearchParams()
  const owner = useCartOwner()
  const order = { orderId: parseId(orderId), token: query.get('token') }
  return (
    <div className={styles.page}>
      <title>{`${t('title', { number: orderId })} | ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      {owner === undefined ? <OrderSkeleton /> : <OrderConfirmation owner={owner} {...order} />}
      <AlsoLike owner={owner} {...order} />
    </div>
  )
}
