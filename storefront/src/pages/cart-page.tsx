import { brand } from '@closyyy/contract/brand-identity'
import { useCartText } from '../features/cart/cart-text.ts'
import { CartContents } from '../features/cart/contents/cart-contents.tsx'
import { WaitingOrder } from '../features/order-confirmation/waiting/waiting-order.tsx'
import * as styles from './cart-page.module.css'

export function Component() {
  const t = useCartText()
  return (
    <div className={styles.page}>
      <title>{`${t('heading')} | ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <CartContents emptyNotice={<WaitingOrder />} />
    </div>
  )
}
