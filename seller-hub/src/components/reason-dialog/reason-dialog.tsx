import { serverMessage } from '@closyyy/api-client/api-error'
import { MODERATION_REASON_MAX_LENGTH } from '@closyyy/contract/moderation'
import { FormError } from '@closyyy/forms/form-error'
import { useForm } from '@closyyy/forms/use-form'
import { createUsePageText } from '@closyyy/i18n/text'
import { Button } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { TextArea } from '@closyyy/ui/text-area'
import { TextField } from '@closyyy/ui/text-field'
import type { ReactNode } from 'react'
import * as formStyles from '../form/form.module.css'
import en from './messages/en.json'
import ur from './messages/ur.json'

const useText = createUsePageText({ name: 'seller-hub.reason-dialog', en, ur })

/** A moderator's reason, and the end date of a suspension as 2026-11-24, empty without one. */
export interface Decision {
  reason: string
  ends_at: string
}

interface ReasonFormProps {
  /** What happens, and who reads the reason. */
  lead: ReactNode
  /** Text of the button that decides. */
  action: string
  isDangerous?: boolean
  /** Requests an optional end date. */
  hasEndDate?: boolean
  /** Decides; a rejection keeps the dialog open and shows the server's message. */
  send: (decision: Decision) => Promise<unknown>
}

export interface ReasonDialogProps extends ReasonFormProps {
  open: boolean
  onClose: () => void
  title: string
}

/** A decision of a moderator that needs a reason. */
export function ReasonDialog({ open, onClose, title, ...form }: ReasonDialogProps) {
  return (
    <Dialog size="small" open={open} onClose={onClose} title={title}>
      <ReasonForm {...form} />
    </Dialog>
  )
}

function ReasonForm({ lead, action, isDangerous, hasEndDate, send }: ReasonFormProps) {
  const t = useText()
  const { form, field, isPending, formError } = useForm({
    initial: { reason: '', ends_at: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: t('reason.required') } : {}),
    send,
    formErrorOf: error => serverMessage(error) ?? t('failed'),
  })
  return (
    <form {...form} className={formStyles.form}>
      <FormError>{formError}</FormError>
      <p>{lead}</p>
      <fieldset className={formStyles.fields} disabled={isPending}>
        <TextArea {...field('reason')} label={t('reason')} dir="auto" maxLength={MODERATION_REASON_MAX_LENGTH} />
        {hasEndDate && <TextField {...field('ends_at')} type="date" label={t('ends')} hint={t('ends.hint')} optional />}
      </fieldset>
      <Button type="submit" kind={isDangerous ? 'danger' : 'primary'} wide pending={isPending}>
        {action}
      </Button>
    </form>
  )
}
