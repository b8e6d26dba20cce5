import { listOrders } from '@closyyy/contract/orders'
import { callQuery, useQuery } from '@closyyy/platform/query'
import { Skeleton } from '@closyyy/ui/skeleton'
import { useShopText } from '../shop-text.ts'

/** Names the order that a rating is for; without it where the order cannot be loaded, as the form works all the same. */
export function RatedOrder({ id }: { id: number }) {
  const t = useShopText()
  const { data, isPending } = useQuery(callQuery(listOrders, { query: { type: 'purchased', orderId: id } }))
  if (isPending) return <Skeleton />
  const order = data?.data.find(one => one.id === id)
  if (!order) return null
  return (
    <p>
      {t('rate.order', { number: order.tracking_no })} <bdi>{order.items.map(({ title }) => title).join(', ')}</bdi>
    </p>
  )
}
