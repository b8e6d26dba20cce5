import type { Order } from '@closyyy/contract/orders-schemas'
import { productPath } from '@closyyy/contract/paths'
import { Link } from '@closyyy/platform/router'
import { Photo } from '@closyyy/ui/photo'
import { Price } from '@closyyy/ui/price'
import { ItemFacts } from '../../components/item-facts.tsx'
import * as styles from './order-details.module.css'
import { useOrderText } from './order-text.ts'

/** Tax is always 0 (ORDER-9). */
export function OrderItems({ order }: { order: Order }) {
  const t = useOrderText()
  const sums = [
    { label: t('subtotal'), amount: order.subtotal },
    { label: t('shipping'), amount: order.delivery_fee },
    { label: t('tax'), amount: 0 },
  ]
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('items')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('item')}</th>
          <th scope="col">{t('quantity')}</th>
          <th scope="col">{t('price')}</th>
          <th scope="col">{t('total')}</th>
        </tr>
      </thead>
      <tbody>
        {order.items.map(({ id, title, size_label, condition, quantity, price, product }) => (
          <tr key={id}>
            <td>
              <div className={styles.item}>
                <Photo className={styles.photo} photo={product.photos[0]} alt="" sizes="3.5rem" />
                <div>
                  <Link to={productPath(product)} dir="auto">
                    {title}
                  </Link>
                  <ItemFacts size={size_label} condition={condition} />
                </div>
              </div>
            </td>
            <td>{quantity}</td>
            <td>
              <Price amount={price} />
            </td>
            <td>
              <Price amount={price * quantity} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(({ label, amount }) => (
          <tr key={label}>
            <th scope="row" colSpan={3}>
              {label}
            </th>
            <td>
              <Price amount={amount} />
            </td>
          </tr>
        ))}
        <tr className={styles.total}>
          <th scope="row" colSpan={3}>
            {t('total')}
          </th>
          <td>
            <Price amount={order.total_amount} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
