import { Dialog } from '@closyyy/ui/dialog'
import { useRef, useState } from 'react'
import { NewPhoneForm, type TypedPhone } from './new-phone-form.tsx'
import { PhoneCodeForm, type SentPhoneCode, type TypedCode } from './phone-code-form.tsx'
import { useOwnPhoneText } from './phone-text.ts'

export interface ChangePhoneDialogProps {
  /** The current phone; null adds the first one. */
  phone: string | null
  open: boolean
  onClose: () => void
}

/**
 * Sends a code to a new phone, then confirms it; a dialog that is opened again continues with the code (ACCOUNT-15). It
 * stays open until a request ends (UI-17).
 */
export function ChangePhoneDialog({ phone, open, onClose }: ChangePhoneDialogProps) {
  const t = useOwnPhoneText()
  const [sent, setSent] = useState<SentPhoneCode>()
  const typed: TypedPhone = useRef(undefined)
  const code: TypedCode = useRef(undefined)
  function finish() {
    setSent(undefined)
    onClose()
  }
  function startOver() {
    setSent(undefined)
    code.request = undefined
  }
  const close = () => {
    if (!typed.request && !code.request) onClose()
  }
  return (
    <Dialog size="small" open={open} onClose={close} title={t(phone === null ? 'title.add' : 'title.change')}>
      {sent ? (
        <PhoneCodeForm sent={sent} unsent={code} onResent={setSent} onOther={startOver} onSaved={finish} />
      ) : (
        <NewPhoneForm phone={phone} unsent={typed} onSent={setSent} />
      )}
    </Dialog>
  )
}
