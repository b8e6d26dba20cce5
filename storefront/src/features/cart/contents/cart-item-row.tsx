import { isGone, productOf, unavailableReason } from '@closyyy/contract/cart-items'
import type { CartItem } from '@closyyy/contract/carts-schemas'
import { productPath } from '@closyyy/contract/paths'
import { formatPrice } from '@closyyy/i18n/money'
import { Link } from '@closyyy/platform/router'
import { Badge } from '@closyyy/ui/badge'
import { Button } from '@closyyy/ui/button'
import { TrashIcon } from '@closyyy/ui/icons'
import { Photo } from '@closyyy/ui/photo'
import { Price } from '@closyyy/ui/price'
import { ItemFacts } from '../../../components/item-facts.tsx'
import { usePriceChangeText } from '../../../components/price-change/price-change-text.ts'
import { useCartText } from '../cart-text.ts'
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx'
import { SingleUnitPrice } from '../single-unit-price.tsx'
import { removeButtonId } from '../use-edit-cart.ts'
import * as styles from './cart-item-row.module.css'

export interface CartItemRowProps {
  item: CartItem
  onQuantity: (item: CartItem, quantity: number) => void
  onRemove: (item: CartItem) => void
}

export function CartItemRow({ item, onQuantity, onRemove }: CartItemRowProps) {
  const t = useCartText()
  const product = productOf(item)
  const title = product?.title || t('product-missing')
  const gone = isGone(item)
  return (
    <li className={styles.row} data-gone={gone || undefined}>
      <Photo className={styles.photo} photo={product?.photos[0]} alt="" sizes="(width > 48rem) 8rem, 6rem" />
      <div className={styles.details}>
        {product?.brand_name && <p className={styles.brand}>{product.brand_name}</p>}
        <p className={styles.title}>{product?.title ? <Link to={productPath(product)}>{title}</Link> : title}</p>
        {product?.title && <ItemFacts size={product.size_data.size_label} condition={product.condition} />}
        <ItemState item={item} />
        <PriceChange item={item} />
        <SingleUnitPrice className={styles.warning} item={item} />
      </div>
      <ItemPrice item={item} />
      <div className={styles.controls}>
        {product && !gone && (
          <QuantityStepper
            title={title}
            quantity={item.quantity}
            max={maxQuantity(item)}
            onChange={quantity => onQuantity(item, quantity)}
          />
        )}
        <Button
          id={removeButtonId(item)}
          kind="quiet"
          size="small"
          aria-label={t('delete.label', { title })}
          onClick={() => onRemove(item)}
        >
          <span className={styles.remove}>
            <TrashIcon size={16} />
            {t('delete')}
          </span>
        </Button>
      </div>
    </li>
  )
}

/** An item at an offer's price is a single unit (OFFER-16). */
const maxQuantity = (item: CartItem) => (hasOfferPrice(item) ? 1 : item.product.quantity_left)

const hasOfferPrice = (item: CartItem) => item.offer_id !== null && item.unit_price < (productOf(item)?.price ?? 0)

function ItemState({ item }: { item: CartItem }) {
  const t = useCartText()
  const left = productOf(item)?.quantity_left ?? 0
  const reason = unavailableReason(item)
  switch (reason) {
    case 'sold':
      return (
        <p className={styles.state}>
          <Badge kind="danger">{t('item.sold')}</Badge> {t('item.sold.text')}
        </p>
      )
    case 'off-sale':
    case 'removed':
      return (
        <p className={styles.state}>
          <Badge>{t('item.off-sale')}</Badge> {t(`item.${reason}.text`)}
        </p>
      )
    case 'vacation':
      return <p className={styles.warning}>{t('item.vacation')}</p>
    case 'fewer':
      return <p className={styles.warning}>{t('item.fewer', { count: left })}</p>
    default:
      return left > 1 && item.quantity >= left && <p className={styles.state}>{t('item.max')}</p>
  }
}

function PriceChange({ item: { price_change, unit_price } }: { item: CartItem }) {
  const text = usePriceChangeText()
  if (!price_change) return null
  const { reason, previous_price } = price_change
  const isDearer = unit_price > previous_price
  return (
    <p className={isDearer ? styles.warning : styles.state}>
      {text({ reason, was: previous_price, price: unit_price })}
    </p>
  )
}

function ItemPrice({ item }: { item: CartItem }) {
  const t = useCartText()
  const { quantity, unit_price, total_price, offer_id } = item
  if (!Number.isFinite(total_price)) return <p className={styles.price}>{t('price-missing')}</p>
  const before = offer_id === null ? undefined : productOf(item)?.price
  return (
    <div className={styles.price}>
      <Price amount={total_price} was={before && before * quantity} />
      {quantity > 1 && <p className={styles.state}>{t('each', { price: formatPrice(unit_price) })}</p>}
      {hasOfferPrice(item) && (
        <p className={styles.state}>{t(item.product.quantity_left > 1 ? 'item.offer.one' : 'item.offer')}</p>
      )}
    </div>
  )
}
