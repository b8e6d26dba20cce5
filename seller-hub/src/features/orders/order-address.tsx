import type { Order } from '@closyyy/contract/orders'

/** Where an order goes, a line each. */
export function OrderAddress({ order: { delivery_address: address } }: { order: Order }) {
  const place = [address.city, address.state_province_or_region, address.zip_or_postal_code]
  const lines = [address.address_line_1, address.address_line_2, place.filter(Boolean).join(', ')]
  return lines.map(
    line =>
      line && (
        <div key={line}>
          <bdi>{line}</bdi>
        </div>
      ),
  )
}
