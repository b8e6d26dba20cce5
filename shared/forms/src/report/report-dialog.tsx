import { serverMessage } from '@closyyy/api-client/api-error'
import { brand } from '@closyyy/contract/brand-identity'
import { MAX_REPORT_LENGTH, type ReportedKind, type ReportReason, reportReasons } from '@closyyy/contract/reports'
import { createReport } from '@closyyy/contract/reports-calls'
import { createUsePageText } from '@closyyy/i18n/text'
import { Button } from '@closyyy/ui/button'
import { ChoiceList } from '@closyyy/ui/choice-list'
import { Dialog } from '@closyyy/ui/dialog'
import { TextArea } from '@closyyy/ui/text-area'
import { toast } from '@closyyy/ui/toast'
import { useRef } from 'react'
import { FormError } from '../form-error.tsx'
import { useInputErrors } from '../input-errors.ts'
import { useFailureToast } from '../use-failure-toast.ts'
import { type UnsentValues, useForm } from '../use-form.ts'
import en from './messages/en.json'
import ur from './messages/ur.json'
import * as styles from './report-dialog.module.css'

const useText = createUsePageText({ name: 'forms.report', en, ur })

/** Body of `createReport`. */
export interface Report {
  object_type: ReportedKind
  object_id: number
  reason: ReportReason
  details: string
}

/** Values of the form, as typed. */
interface ReportValues extends Record<string, string> {
  reason: string
  details: string
}

export interface ReportDialogProps {
  kind: ReportedKind
  /** Id of the product, person or message. */
  id: number
  open: boolean
  onClose: () => void
  send: (report: Report) => Promise<unknown>
}

/** Reports a product, shop or message to the moderators, with a reason that fits it (REPORT-1). */
export function ReportDialog({ open, ...form }: ReportDialogProps) {
  const t = useText()
  const unsent = useRef<ReportValues>(undefined)
  useFailureToast(open, unsent, error => serverMessage(error) ?? t('failed'))
  return (
    <Dialog size="small" open={open} onClose={form.onClose} title={t(`title.${form.kind}`)}>
      <ReportForm {...form} unsent={unsent} />
    </Dialog>
  )
}

interface ReportFormProps extends Omit<ReportDialogProps, 'open'> {
  unsent: UnsentValues<ReportValues>
}

function ReportForm({ kind, id, onClose, send, unsent }: ReportFormProps) {
  const t = useText()
  const findInputErrors = useInputErrors()
  const { form, field, values, set, errors, isPending, formError } = useForm({
    initial: unsent.current ?? { reason: '', details: '' },
    unsent,
    check: typed => findInputErrors(createReport, reportOf(kind, id, typed)),
    send: async typed => {
      await send(reportOf(kind, id, typed))
      onClose()
      toast(t('sent'), { kind: 'success' })
    },
    formErrorOf: error => serverMessage(error) ?? t('failed'),
  })
  return (
    <form {...form} className={styles.form}>
      <FormError>{formError}</FormError>
      <p>{t('lead')}</p>
      <fieldset className={styles.form} disabled={isPending}>
        <ChoiceList
          legend={t('reason')}
          name="reason"
          value={values.reason}
          error={errors.reason}
          onChange={({ target }) => set('reason', target.value)}
          choices={reportReasons[kind].map(value => ({ value, label: t(`reason.${value}`, { shop: brand.name }) }))}
        />
        <TextArea
          {...field('details')}
          label={t('details')}
          optional={values.reason !== 'other'}
          rows={3}
          dir="auto"
          maxLength={MAX_REPORT_LENGTH}
        />
      </fieldset>
      <Button type="submit" wide pending={isPending} pendingLabel={t('sending')}>
        {t('send')}
      </Button>
    </form>
  )
}

const reportOf = (object_type: ReportedKind, object_id: number, typed: ReportValues): Report => ({
  object_type,
  object_id,
  reason: typed.reason as ReportReason,
  details: typed.details,
})
