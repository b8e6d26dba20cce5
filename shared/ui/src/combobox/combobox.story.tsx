import { useState } from 'react'
import { toastPress } from '../../gallery/toast-press.ts'
import { Combobox } from './combobox.tsx'

const cities = ['Karachi', 'Lahore', 'Islamabad', 'Rawalpindi', 'Faisalabad', 'Multan', 'Peshawar', 'Quetta', 'Sialkot']

export function Cities() {
  const [city, setCity] = useState<string | null>(null)
  return (
    <div className="storyNarrow">
      <Combobox
        label="City"
        options={cities.map(name => ({ value: name.toLowerCase(), label: name }))}
        value={city}
        onChange={setCity}
        hint="Type to search."
      />
      <Combobox label="Brand" options={[]} value={null} onChange={toastPress} error="Please choose a brand." />
    </div>
  )
}
