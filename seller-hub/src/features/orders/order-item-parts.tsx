import type { OrderItem } from '@closyyy/contract/orders-schemas'
import { productPath } from '@closyyy/contract/paths'
import { useProductLabel } from '@closyyy/platform/labels/product-labels'
import { Link } from '@closyyy/platform/router'
import { Photo } from '@closyyy/ui/photo'
import { Price } from '@closyyy/ui/price'
import { SizeAndCondition } from '@closyyy/ui/size-and-condition'
import * as styles from './order-items.module.css'
import { useOrdersText } from './orders-text.ts'

export interface OrderItemProps {
  item: OrderItem
}

export function ItemPhoto({ item: { product } }: OrderItemProps) {
  return <Photo className={styles.photo} photo={product.photos[0]} alt="" sizes="4.5rem" />
}

/** Title, size and condition at purchase; the title is linked to the current product. */
export function ItemTitle({ item }: OrderItemProps) {
  return (
    <div className={styles.title}>
      <Link to={productPath(item.product)}>
        <bdi>{item.title}</bdi>
      </Link>
      <ItemFacts item={item} />
    </div>
  )
}

export function ItemFacts({ item: { size_label, condition } }: OrderItemProps) {
  const labelOf = useProductLabel()
  return <SizeAndCondition size={size_label} condition={condition && labelOf(condition.title)} />
}

export function ItemPrice({ item: { price, quantity, offer_id } }: OrderItemProps) {
  const t = useOrdersText()
  return (
    <span className={styles.price}>
      <span>
        <Price amount={price} />
        {quantity > 1 && <bdi dir="ltr"> × {quantity}</bdi>}
      </span>
      {offer_id !== null && <span className={styles.soft}>{t('by-offer')}</span>}
    </span>
  )
}
