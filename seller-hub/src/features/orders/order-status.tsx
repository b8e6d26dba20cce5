import { Badge, type BadgeProps } from '@closyyy/ui/badge'
import type { OrderSide } from './orders-queries.ts'
import { useOrdersText } from './orders-text.ts'
import type { OrderStatus as Status } from './orders-view.ts'

const kinds: Record<Status, BadgeProps['kind']> = {
  pending: 'warning',
  shipped: 'accent',
  delivered: 'accent',
  completed: 'success',
  cancelled: 'plain',
}

export interface OrderStatusProps {
  status: Status
  side: OrderSide
}

export function OrderStatus({ status, side }: OrderStatusProps) {
  const t = useOrdersText()
  return <Badge kind={kinds[status]}>{t(`status.${side}.${status}`)}</Badge>
}
