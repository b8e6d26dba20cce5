import { Dialog } from '@closyyy/ui/dialog'
import { useRef, useState } from 'react'
import { NewPhoneForm } from './new-phone-form.tsx'
import { PhoneCodeForm, type SentPhoneCode } from './phone-code-form.tsx'
import { useOwnPhoneText } from './phone-text.ts'

export interface ChangePhoneDialogProps {
  /** The current phone; null adds the first one. */
  phone: string | null
  open: boolean
  onClose: () => void
}

/**
 * Sends a code to a new phone, then confirms it; a dialog that is opened again continues with the typed phone or with the
 * code (ACCOUNT-15). It stays open until a request ends (UI-17).
 */
export function ChangePhoneDialog({ phone, open, onClose }: ChangePhoneDialogProps) {
  const t = useOwnPhoneText()
  const [sent, setSent] = useState<SentPhoneCode>()
  const typed = useRef<{ phone: string }>(undefined)
  const [requests, setRequests] = useState(0)
  function finish() {
    setSent(undefined)
    onClose()
  }
  async function keepOpen(request: Promise<unknown>) {
    setRequests(count => count + 1)
    await Promise.allSettled([request])
    setRequests(count => count - 1)
  }
  const title = t(phone === null ? 'title.add' : 'title.change')
  return (
    <Dialog size="small" open={open} onClose={onClose} pending={requests > 0} title={title}>
      {sent ? (
        <PhoneCodeForm
          sent={sent}
          onRequest={keepOpen}
          onResent={setSent}
          onOther={() => setSent(undefined)}
          onSaved={finish}
        />
      ) : (
        <NewPhoneForm phone={phone} unsent={typed} onRequest={keepOpen} onSent={setSent} />
      )}
    </Dialog>
  )
}
