import { Dialog } from '@closyyy/ui/dialog'
import { useState } from 'react'
import { NewPhoneForm } from './new-phone-form.tsx'
import { PhoneCodeForm, type SentPhoneCode } from './phone-code-form.tsx'
import { useOwnPhoneText } from './phone-text.ts'

export interface ChangePhoneDialogProps {
  /** The current phone; null adds the first one. */
  phone: string | null
  open: boolean
  onClose: () => void
}

/** Sends a code to a new phone, then confirms it; a dialog that is opened again continues with the code (ACCOUNT-15). */
export function ChangePhoneDialog({ phone, open, onClose }: ChangePhoneDialogProps) {
  const t = useOwnPhoneText()
  const [sent, setSent] = useState<SentPhoneCode>()
  function finish() {
    setSent(undefined)
    onClose()
  }
  return (
    <Dialog size="small" open={open} onClose={onClose} title={t(phone === null ? 'title.add' : 'title.change')}>
      {sent ? (
        <PhoneCodeForm sent={sent} onResent={setSent} onOther={() => setSent(undefined)} onSaved={finish} />
      ) : (
        <NewPhoneForm phone={phone} onSent={setSent} />
      )}
    </Dialog>
  )
}
