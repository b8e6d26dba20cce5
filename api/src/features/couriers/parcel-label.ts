import { urduPlaces } from '@closyyy/contract/urdu-places'
import type { NewParcel, ParcelLabel } from './courier.ts'

export function labelOf(parcel: NewParcel, reference: string): ParcelLabel {
  const { tracking_no, cash_paisa, from, to } = parcel
  const city_in_urdu = urduPlaces[to.city.toLowerCase()] ?? to.city
  return { reference, tracking_no, cash_paisa, from, to, city_in_urdu }
}
