import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Dialog } from './dialog.tsx'

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
