import { brand } from '@closyyy/contract/brand-identity'
import { parseId } from '@closyyy/contract/ids'
import { useSearchParams } from '@closyyy/platform/router'
import { useCartOwner } from '../components/cart/cart-owner.ts'
import { Checkout } from '../features/checkout/checkout.tsx'
import { CheckoutSkeleton } from '../features/checkout/checkout-skeleton.tsx'
import { useCheckoutText } from '../features/checkout/checkout-text.ts'
import { DirectItem } from '../features/checkout/direct-item.tsx'
import * as styles from './checkout-page.module.css'

export function Component() {
  const t = useCheckoutText()
  const [query] = useSearchParams()
  const owner = useCartOwner()
  const itemId = parseId(query.get('itemId'))
  const sellerId = parseId(query.get('sellerId'))
  return (
    <div className={styles.page}>
      <title>{`${t('heading')} | ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{t('heading')}</h1>
      {owner === undefined ? (
        <CheckoutSkeleton />
      ) : itemId && !sellerId ? (
        <DirectItem owner={owner} productId={itemId} />
      ) : (
        <Checkout key={`${owner} ${sellerId}`} owner={owner} sellerId={sellerId} />
      )}
    </div>
  )
}
