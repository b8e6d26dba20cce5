import type { Order } from '@closyyy/contract/orders-schemas'
import { Badge, type BadgeProps } from '@closyyy/ui/badge'
import type { OrderSide } from './orders-queries.ts'
import { useOrdersText } from './orders-text.ts'

const kinds: Record<Order['status'], BadgeProps['kind']> = {
  pending: 'warning',
  shipped: 'accent',
  delivered: 'accent',
  completed: 'success',
  cancelled: 'plain',
}

export interface OrderStatusProps {
  order: Order
  side: OrderSide
}

export function OrderStatus({ order: { status, outcome, held_until }, side }: OrderStatusProps) {
  const t = useOrdersText()
  if (held_until) return <Badge>{t('status.held')}</Badge>
  return <Badge kind={kinds[status]}>{outcome ? t(`status.${outcome}`) : t(`status.${side}.${status}`)}</Badge>
}
