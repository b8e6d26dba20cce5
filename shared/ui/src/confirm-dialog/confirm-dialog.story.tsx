import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

export function Dangerous() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button kind="danger" onClick={() => setOpen(true)}>
        Delete listing
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={close}
        onConfirm={close}
        title="Delete this listing?"
        texts={{ yes: 'Yes, delete it', no: 'Not now' }}
        isDangerous
        call={{ isPending: false }}
      >
        <p>Its photos are deleted too. This cannot be undone.</p>
      </ConfirmDialog>
    </>
  )
}
