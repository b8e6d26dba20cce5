import type { ReactNode } from 'react'
import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import * as styles from './confirm-dialog.module.css'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  /** Texts of the two buttons. */
  texts: { yes: string; no: string }
  /** True if the action destroys data. */
  isDangerous?: boolean
  /** State of the request: while pending, the dialog cannot be closed; a `failure` is shown above the question. */
  call: { isPending: boolean; failure?: string | false }
  /** Starts the request; close the dialog once it succeeds. */
  onConfirm: () => void
  /** Called on “no”, Esc, the close button or a press on the backdrop, unless the request is pending. */
  onClose: () => void
  /** The question. */
  children: ReactNode
}

/** A small Dialog that confirms an action that cannot be undone, and stays open while its request runs. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, texts, isDangerous, call, onConfirm, onClose, children } = props
  return (
    <Dialog
      size="small"
      open={open}
      onClose={onClose}
      pending={call.isPending}
      title={title}
      footer={
        <>
          <Button kind="secondary" disabled={call.isPending} onClick={onClose}>
            {texts.no}
          </Button>
          <Button kind={isDangerous ? 'danger' : 'primary'} pending={call.isPending} onClick={onConfirm}>
            {texts.yes}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        {call.failure && <Alert kind="danger">{call.failure}</Alert>}
        {children}
      </div>
    </Dialog>
  )
}
