import { Combobox } from '@closyyy/ui/combobox'
import { cities } from './cities.ts'

export interface CityPickerProps {
  label: string
  hint: string
  /** A city of the list, or empty. */
  value: string
  error?: string
  onChange: (city: string) => void
}

const options = cities.map(city => ({ value: city, label: city }))

/** A searchable list of Pakistan's cities and districts. */
export function CityPicker({ value, onChange, ...texts }: CityPickerProps) {
  const known = cities.includes(value) ? value : null
  return <Combobox {...texts} options={options} value={known} onChange={city => onChange(city ?? '')} />
}
