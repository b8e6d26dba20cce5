// as: api/src/features/disputes/disputes-policy.ts
import type { OrderStatus } from '../orders/orders-policy.ts'

export const isOpen = (status: OrderStatus) => status === 'pending'
