import type { Order } from '@closyyy/contract/orders-schemas'
import { urduPlaces } from '@closyyy/contract/urdu-places'
import * as styles from './packing-slip.module.css'

/** The city in both languages, large enough to sort parcels by it (COURIER-1); an unlisted one stays as it was typed. */
export function SlipCity({ order: { delivery_address: address } }: { order: Order }) {
  const inUrdu = urduPlaces[address.city.trim().toLowerCase()]
  return (
    <p className={styles.city}>
      <bdi lang="en">{address.city}</bdi>
      {inUrdu && <bdi lang="ur">{inUrdu}</bdi>}
    </p>
  )
}
