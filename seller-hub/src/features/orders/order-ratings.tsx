import type { OrderRating } from '@closyyy/contract/order-ratings-schemas'
import type { Order } from '@closyyy/contract/orders-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import { Rating } from '@closyyy/ui/rating'
import * as styles from './order-card.module.css'
import type { OrderSide } from './orders-queries.ts'
import { useOrdersText } from './orders-text.ts'

export interface OrderRatingsProps {
  order: Order
  side: OrderSide
}

/** Shows what the two sides of an order wrote about each other, as far as the caller may see it (RATING-5). */
export function OrderRatings({ order: { ratings, buyer, seller }, side }: OrderRatingsProps) {
  const t = useOrdersText()
  if (!ratings) return null
  const { by_buyer, by_seller } = ratings
  const [own, received] = side === 'sold' ? [by_seller, by_buyer] : [by_buyer, by_seller]
  const name = (side === 'sold' ? buyer?.first_name : seller.username) ?? ''
  return (
    <>
      {received && <Entry title={t('ratings.received', { name })} rating={received} />}
      {own && (
        <Entry
          title={t('ratings.own')}
          rating={own}
          note={own.hidden_until && t('ratings.hidden', { name, time: localTime(own.hidden_until, 'time') })}
        />
      )}
    </>
  )
}

function Entry({ title, rating, note }: { title: string; rating: OrderRating; note?: string | null }) {
  return (
    <section className={styles.rating}>
      <h3>{title}</h3>
      <Rating value={rating.rating} />
      <p dir="auto" className={styles.comment}>
        {rating.comment}
      </p>
      {note && <p className={styles.soft}>{note}</p>}
    </section>
  )
}
