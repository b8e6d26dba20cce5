import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { FieldGroup } from '../field-group/field-group.tsx'
import { FilterIcon } from '../icons/icons.ts'
import { TextField } from '../text-field/text-field.tsx'
import { Dialog, Sheet } from './dialog.tsx'

export function NewAddress() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Add New Address
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Add New Address"
        footer={<Button onClick={close}>Save Address</Button>}
      >
        <div className="storyStack">
          <TextField label="Address Line 1" />
          <TextField label="City" />
          <TextField label="Zip/Postal Code" />
        </div>
      </Dialog>
    </>
  )
}

export function FilterSheet() {
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
