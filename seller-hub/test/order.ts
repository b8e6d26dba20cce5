import type { Order } from '@closyyy/contract/orders-schemas'
import { aProduct } from '@closyyy/testing/builders'

/** Builds a pending order of hina (9) as its seller ayesha (7) sees it. */
export function anOrder(overrides: Partial<Order> = {}): Order {
  return {
    id: 51,
    tracking_no: 'CLX23456789ABCD',
    created_at: '2026-01-15T09:30:00Z',
    status: 'pending',
    shipped_at: null,
    delivered_at: null,
    completed_at: null,
    cancelled_at: null,
    seller: { id: 7, username: 'ayesha', profile_picture: null },
    delivery_address: {
      address_line_1: 'House # 12/3',
      address_line_2: null,
      city: 'Lahore',
      state_province_or_region: 'Punjab',
      zip_or_postal_code: '54000',
    },
    items: [
      { id: 61, product_id: 682, title: 'Lawn kurta', quantity: 2, price: 2_000, offer_id: null, product: aProduct() },
    ],
    offer_id: null,
    subtotal: 4_000,
    delivery_fee: 250,
    platform_fee: 400,
    total_amount: 4_250,
    actions: ['ship', 'cancel'],
    can_rate: false,
    seller_profit: 3_350,
    buyer: { id: 9, first_name: 'Hina', last_name: 'Raza', phone: '923001234567' },
    ...overrides,
  }
}

/** Builds the same order as its buyer sees it. */
export function aPurchase(overrides: Partial<Order> = {}): Order {
  const { seller_profit: _profit, buyer: _buyer, ...order } = anOrder()
  return {
    ...order,
    seller: { id: 11, username: 'zara_wardrobe', profile_picture: null },
    actions: ['cancel'],
    ...overrides,
  }
}
