import type { Order } from '@closyyy/contract/orders-schemas'
import { usePlaceLine } from '@closyyy/platform/labels/place-names'

export function OrderAddress({ order: { delivery_address: address } }: { order: Order }) {
  const placeLine = usePlaceLine()
  const lines = [address.address_line_1, address.address_line_2, placeLine(address)]
  return lines.map(
    line =>
      line && (
        <div key={line}>
          <bdi>{line}</bdi>
        </div>
      ),
  )
}

/** Adds the plus that account phones lack; guests' phones stay as typed. */
export function dialled(phone: string): string {
  return /^92\d{10}$/.test(phone) ? `+${phone}` : phone
}
