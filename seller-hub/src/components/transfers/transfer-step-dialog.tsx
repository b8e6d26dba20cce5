import { isApiError, serverMessage } from '@closyyy/api-client/api-error'
import { ConfirmDialog } from '@closyyy/ui/confirm-dialog'
import { Price } from '@closyyy/ui/price'
import { toast } from '@closyyy/ui/toast'
import type { ReactNode } from 'react'
import { ApprovalNotes, type ApprovalNotesProps } from './approval-notes.tsx'
import { useTransfersText } from './transfers-text.ts'

interface Outcome {
  onSuccess: () => void
  onError: (error: unknown) => void
}

export interface TransferStepDialogProps {
  of: Pick<ApprovalNotesProps, 'two_people' | 'approval'> & { amount: number }
  texts: { title: string; ask: string; yes: string; done: string }
  call: { isPending: boolean; isError: boolean; error: unknown }
  send: (outcome: Outcome) => void
  onClose: () => void
  /** Where it goes, and what it is for. */
  children: ReactNode
}

/** Confirms a step of an administrator with a payout or refund; closes with a toast if another admin was first. */
export function TransferStepDialog({ of, texts, call, send, onClose, children }: TransferStepDialogProps) {
  const t = useTransfersText()

  function confirm() {
    send({
      onSuccess() {
        toast(texts.done, { kind: 'success' })
        onClose()
      },
      onError(error) {
        if (!isApiError(error) || error.code !== 'conflict') return
        toast(serverMessage(error) ?? t('step-failed'), { kind: 'danger' })
        onClose()
      },
    })
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={texts.title}
      texts={{ yes: texts.yes, no: t('cancel') }}
      call={{ isPending: call.isPending, failure: call.isError && (serverMessage(call.error) ?? t('step-failed')) }}
      onConfirm={confirm}
    >
      <Price amount={of.amount} size="large" />
      <ApprovalNotes two_people={of.two_people} approval={of.approval} />
      {children}
      <p>{texts.ask}</p>
    </ConfirmDialog>
  )
}
