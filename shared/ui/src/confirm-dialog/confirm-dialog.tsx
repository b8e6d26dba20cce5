import type { ReactNode } from 'react'
import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import * as styles from './confirm-dialog.module.css'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  /** What the two buttons say. */
  texts: { yes: string; no: string }
  /** Whether something is lost by it. */
  isDangerous?: boolean
  /** How the call behind it stands; while it runs the dialog stays. */
  call: { isPending: boolean; failure?: string | false }
  onConfirm: () => void
  onClose: () => void
  /** What is asked. */
  children: ReactNode
}

/** Asks for confirmation before an action that cannot be undone; stays open while its request is under way. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, texts, isDangerous, call, onConfirm, onClose, children } = props
  const close = () => {
    if (!call.isPending) onClose()
  }
  return (
    <Dialog
      size="small"
      open={open}
      onClose={close}
      title={title}
      footer={
        <>
          <Button kind="secondary" onClick={close}>
            {texts.no}
          </Button>
          <Button kind={isDangerous ? 'danger' : 'primary'} pending={call.isPending} onClick={onConfirm}>
            {texts.yes}
          </Button>
        </>
      }
    >
      <div className={styles.ask}>
        {call.failure && <Alert kind="danger">{call.failure}</Alert>}
        {children}
      </div>
    </Dialog>
  )
}
