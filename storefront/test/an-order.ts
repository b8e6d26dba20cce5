import type { Order } from '@closyyy/contract/orders-schemas'
import { aProduct } from '@closyyy/testing/builders'

/** An order of one kurti from zara_wardrobe. */
export function anOrder(overrides: Partial<Order> = {}): Order {
  const product = aProduct()
  return {
    id: 97,
    tracking_no: 'CLX97',
    created_at: '2026-01-20T09:30:00Z',
    status: 'pending',
    shipped_at: null,
    delivered_at: null,
    completed_at: null,
    cancelled_at: null,
    seller: { id: 11, username: 'zara_wardrobe', profile_picture: null },
    delivery_address: {
      address_line_1: 'House # 12/3',
      address_line_2: null,
      city: 'Lahore',
      state_province_or_region: '',
      zip_or_postal_code: '',
    },
    items: [{ id: 1, product_id: 682, title: product.title, quantity: 1, price: 2100, offer_id: null, product }],
    offer_id: null,
    subtotal: 2100,
    delivery_fee: 250,
    platform_fee: 210,
    total_amount: 2350,
    actions: ['cancel'],
    can_rate: false,
    ...overrides,
  }
}
