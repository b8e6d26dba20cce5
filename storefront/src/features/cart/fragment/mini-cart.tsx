import { buyableItems, productOf, unavailableReason } from '@closyyy/contract/cart-items'
import type { CartItem } from '@closyyy/contract/carts-schemas'
import { CART_PATH, productPath } from '@closyyy/contract/paths'
import { Link } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { Photo } from '@closyyy/ui/photo'
import { PopoverPanel } from '@closyyy/ui/popover-panel'
import { Price } from '@closyyy/ui/price'
import { Skeleton } from '@closyyy/ui/skeleton'
import { type RefObject, type ToggleEvent, useEffect } from 'react'
import { ItemFacts } from '../../../components/item-facts.tsx'
import { nothingToBuy, totalPrice } from '../cart-items.ts'
import { useCartText } from '../cart-text.ts'
import { SingleUnitPrice } from '../single-unit-price.tsx'
import { useCart } from '../use-cart.ts'
import * as styles from './mini-cart.module.css'

export interface MiniCartProps {
  ref: RefObject<HTMLDivElement | null>
  onToggle: (event: ToggleEvent) => void
}

export function MiniCart({ ref, onToggle }: MiniCartProps) {
  const t = useCartText()

  useEffect(() => ref.current?.showPopover(), [ref])

  return (
    <PopoverPanel
      ref={ref}
      align="end"
      role="region"
      aria-label={t('mini.label')}
      className={styles.panel}
      onToggle={onToggle}
    >
      <div className={styles.content}>
        <MiniCartContent />
      </div>
    </PopoverPanel>
  )
}

function MiniCartContent() {
  const t = useCartText()
  const { cart, isError, isFetching, retry } = useCart()
  if (!cart && isError) {
    return <ErrorState size="inline" message={t('fetch-failed')} retrying={isFetching} onRetry={() => void retry()} />
  }
  if (!cart) {
    return (
      <div className={styles.item}>
        <Skeleton shape="portrait" />
        <Skeleton width="long" />
      </div>
    )
  }
  if (cart.items.length === 0) return <EmptyState size="inline" title={t('empty')} />
  return (
    <>
      <ul role="list" className={styles.items}>
        {cart.items.map(item => (
          <MiniCartItem key={item.id} item={item} />
        ))}
      </ul>
      <CartTotal items={cart.items} />
      <Link className={buttonClass({ wide: true })} to={CART_PATH}>
        {t('view')}
      </Link>
    </>
  )
}

function CartTotal({ items }: { items: CartItem[] }) {
  const t = useCartText()
  if (buyableItems(items).length === 0) return <p>{t(nothingToBuy(items))}</p>
  return (
    <p className={styles.total}>
      <span>{t('total')}</span>
      <Price amount={totalPrice(items)} />
    </p>
  )
}

function MiniCartItem({ item }: { item: CartItem }) {
  const t = useCartText()
  const product = productOf(item)
  const title = product?.title || t('product-missing')
  const reason = unavailableReason(item)
  return (
    <li className={styles.item}>
      <Photo photo={product?.photos[0]} alt="" sizes="4rem" />
      <div>
        <p className={styles.title}>{product?.title ? <Link to={productPath(product)}>{title}</Link> : title}</p>
        {product?.title && <ItemFacts size={product.size_data.size_label} condition={product.condition} />}
        <p className={styles.quantity}>
          {t('quantity', { count: item.quantity })}
          {reason === 'sold' && <span className={styles.sold}> · {t('item.sold')}</span>}
          {(reason === 'off-sale' || reason === 'removed') && (
            <span className={styles.sold}> · {t('item.off-sale')}</span>
          )}
          {reason === 'vacation' && <span> · {t('item.vacation.short')}</span>}
        </p>
        <SingleUnitPrice className={styles.quantity} item={item} />
      </div>
      {Number.isFinite(item.total_price) ? <Price amount={item.total_price} /> : t('price-missing')}
    </li>
  )
}
