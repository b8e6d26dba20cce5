import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { FieldGroup } from '../field-group/field-group.tsx'
import { FilterIcon } from '../icons/icons.ts'
import { Sheet } from './sheet.tsx'

export function Filters() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        <FilterIcon /> Filters
      </Button>
      <Sheet open={open} onClose={close} title="Filters" footer={<Button onClick={close}>Show 84 items</Button>}>
        <FieldGroup legend="Brand">
          {['Khaadi', 'Generation', 'Sana Safinaz', 'Outfitters', 'Élan'].map(brand => (
            <Checkbox key={brand} label={brand} />
          ))}
        </FieldGroup>
      </Sheet>
    </>
  )
}
