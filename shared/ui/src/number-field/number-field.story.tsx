import { useState } from 'react'
import { NumberField } from './number-field.tsx'

export function Quantity() {
  const [quantity, setQuantity] = useState(1)
  return <NumberField label="Quantity" value={quantity} onChange={setQuantity} min={1} max={3} hint="3 left" />
}
