import type { CartItem } from '@closyyy/contract/carts'
import { productPath } from '@closyyy/contract/paths'
import { formatPrice } from '@closyyy/i18n/money'
import { Link } from '@closyyy/platform/router'
import { Badge } from '@closyyy/ui/badge'
import { Button } from '@closyyy/ui/button'
import { TrashIcon } from '@closyyy/ui/icon/trash-icon'
import { Photo } from '@closyyy/ui/photo'
import { Price } from '@closyyy/ui/price'
import { usePriceChangeText } from '../../../components/price-change/price-change-text.ts'
import { hindranceOf, productOf } from '../cart-line.ts'
import { useCartText } from '../cart-text.ts'
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx'
import * as styles from './cart-line.module.css'

export interface CartLineProps {
  item: CartItem
  onQuantity: (item: CartItem, quantity: number) => void
  onRemove: (item: CartItem) => void
}

/** A product in the cart, with its quantity and the way out. */
export function CartLine({ item, onQuantity, onRemove }: CartLineProps) {
  const t = useCartText()
  const product = productOf(item)
  const title = product?.title || t('product-missing')
  const isSold = hindranceOf(item) === 'sold'
  return (
    <li className={styles.line} data-sold={isSold || undefined}>
      <Photo className={styles.photo} photo={product?.photos[0]} alt="" sizes="(width > 48rem) 8rem, 6rem" />
      <div className={styles.words}>
        {product?.brand_name && <p className={styles.brand}>{product.brand_name}</p>}
        <p className={styles.title}>{product ? <Link to={productPath(product)}>{title}</Link> : title}</p>
        <LineState item={item} />
        <PriceChange item={item} />
      </div>
      <LinePrice item={item} />
      <div className={styles.controls}>
        {product && !isSold && (
          <QuantityStepper
            title={title}
            quantity={item.quantity}
            max={product.quantity_left}
            onChange={quantity => onQuantity(item, quantity)}
          />
        )}
        <Button kind="quiet" size="small" aria-label={t('delete.label', { title })} onClick={() => onRemove(item)}>
          <span className={styles.remove}>
            <TrashIcon size={16} />
            {t('delete')}
          </span>
        </Button>
      </div>
    </li>
  )
}

function LineState({ item }: { item: CartItem }) {
  const t = useCartText()
  const left = productOf(item)?.quantity_left ?? 0
  switch (hindranceOf(item)) {
    case 'sold':
      return (
        <p className={styles.state}>
          <Badge kind="danger">{t('line.sold')}</Badge> {t('line.sold.text')}
        </p>
      )
    case 'vacation':
      return <p className={styles.warning}>{t('line.vacation')}</p>
    case 'fewer':
      return <p className={styles.warning}>{t('line.fewer', { count: left })}</p>
    default:
      return left > 1 && item.quantity >= left && <p className={styles.state}>{t('line.most')}</p>
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

function LinePrice({ item }: { item: CartItem }) {
  const t = useCartText()
  const { quantity, unit_price, total_price, offer_id } = item
  if (!Number.isFinite(total_price)) return <p className={styles.price}>{t('price-missing')}</p>
  const before = offer_id === null ? undefined : productOf(item)?.price
  return (
    <div className={styles.price}>
      <Price amount={total_price} was={before && before * quantity} />
      {quantity > 1 && <p className={styles.state}>{t('each', { price: formatPrice(unit_price) })}</p>}
      {offer_id !== null && <p className={styles.state}>{t('line.offer')}</p>}
    </div>
  )
}
