import { useState } from 'react'
import { Chip, ChipList, chipClass } from './chip.tsx'

export function Filters() {
  const [selected, setSelected] = useState(['Tops', 'Khaadi', 'Under Rs.5,000', 'Used - Like New'])
  return (
    <ChipList label="Active filters">
      {selected.map(label => (
        <Chip key={label} label={label} onRemove={() => setSelected(selected.filter(other => other !== label))} />
      ))}
    </ChipList>
  )
}

export function Links() {
  return (
    <ChipList label="Categories">
      <a href="#all" aria-current="page" className={chipClass()}>
        All
      </a>
      <a href="#tops" className={chipClass()}>
        Tops
      </a>
      <a href="#bottoms" className={chipClass()}>
        Bottoms
      </a>
    </ChipList>
  )
}
