import { serverMessage } from '@closyyy/api-client/api-error'
import { MAX_MODERATION_REASON_LENGTH } from '@closyyy/contract/moderation'
import { FormError } from '@closyyy/forms/form-error'
import { useForm } from '@closyyy/forms/use-form'
import { createUsePageText } from '@closyyy/i18n/text'
import { unsentValues } from '@closyyy/platform/submission/unsent-values'
import { Button } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { TextArea } from '@closyyy/ui/text-area'
import { TextField } from '@closyyy/ui/text-field'
import { toast } from '@closyyy/ui/toast'
import { type ReactNode, useState } from 'react'
import * as formStyles from '../form/form.module.css'
import en from './messages/en.json'
import ur from './messages/ur.json'

const useText = createUsePageText({ name: 'seller-hub.reason-dialog', en, ur })

/** A moderator's reason, and the end date of a suspension as 2026-11-24, empty without one. */
export interface Decision extends Record<string, string> {
  reason: string
  ends_at: string
}

export interface ReasonDialogProps {
  /** Names the case and the decision on it, such as `appeal-7-accept`: what was typed stays with them (MODERATION-5). */
  subject: string
  onClose: () => void
  texts: {
    title: string
    /** Explains what happens, and who reads the reason. */
    lead: ReactNode
    /** The button that decides. */
    action: string
    /** Shown in a toast afterwards. */
    done: string
  }
  isDangerous?: boolean
  /** Requests an optional end date. */
  hasEndDate?: boolean
  /** Decides. The dialog closes afterwards; a rejection keeps it open and shows the server's message. */
  send: (decision: Decision) => Promise<unknown>
}

/**
 * A decision of a moderator that needs a reason; open while mounted. Mount it beside the list of cases, not in a case: a
 * refetch removes the case if another moderator was first, and the dialog still shows that.
 */
export function ReasonDialog(props: ReasonDialogProps) {
  const { subject, onClose, texts, isDangerous, hasEndDate, send } = props
  const t = useText()
  const [unsent] = useState(() => unsentValues<Decision>(subject))
  const { form, field, isPending, formError } = useForm({
    initial: unsent.current ?? { reason: '', ends_at: '' },
    unsent,
    check: ({ reason }) => (reason.trim() === '' ? { reason: t('reason.required') } : {}),
    async send(decision) {
      await send(decision)
      onClose()
      toast(texts.done, { kind: 'success' })
    },
    formErrorOf: error => serverMessage(error) ?? t('failed'),
  })
  return (
    <Dialog size="small" open onClose={onClose} pending={isPending} title={texts.title}>
      <form {...form} className={formStyles.form}>
        <FormError>{formError}</FormError>
        <p>{texts.lead}</p>
        <fieldset className={formStyles.fields} disabled={isPending}>
          <TextArea {...field('reason')} label={t('reason')} dir="auto" maxLength={MAX_MODERATION_REASON_LENGTH} />
          {hasEndDate && (
            <TextField {...field('ends_at')} type="date" label={t('ends')} hint={t('ends.hint')} optional />
          )}
        </fieldset>
        <Button type="submit" kind={isDangerous ? 'danger' : 'primary'} wide pending={isPending}>
          {texts.action}
        </Button>
      </form>
    </Dialog>
  )
}
