import { serverMessage } from '@closyyy/api-client/api-error'
import { type DisputeReason, disputeReasons } from '@closyyy/contract/disputes'
import { openDispute } from '@closyyy/contract/disputes-calls'
import type { DisputeThread } from '@closyyy/contract/disputes-schemas'
import { Button } from '@closyyy/ui/button'
import { Select } from '@closyyy/ui/select'
import { TextArea } from '@closyyy/ui/text-area'
import { toast } from '@closyyy/ui/toast'
import type { ReactNode } from 'react'
import { FormError } from '../form-error.tsx'
import { useInputErrors } from '../input-errors.ts'
import * as styles from '../message-form.module.css'
import { usePhotos } from '../photos/use-photos.ts'
import { type UnsentValues, useForm } from '../use-form.ts'
import {
  DisputePhotoPicker,
  type DisputePhotoPickerProps,
  isShrinking,
  photosErrorText,
  readyPhotos,
} from './dispute-photo-picker.tsx'
import type { DisputeReport } from './dispute-requests.ts'
import { useDisputeText } from './dispute-text.ts'

/** Values of the form, as typed. */
export interface DisputeReportValues extends Record<string, string> {
  reason: string
  message: string
}

export interface DisputeReportFormProps {
  orderId: number
  send: {
    mutateAsync: (report: DisputeReport) => Promise<DisputeThread>
    progress: DisputePhotoPickerProps['progress']
  }
  /** Stores the report while the form is hidden. */
  unsent: UnsentValues<DisputeReportValues>
  /** Message of a failure without one of the server. */
  failed: string
  className: string | undefined
  onReported?: (dispute: DisputeThread) => Promise<void> | void
  /** Content above the fields. */
  children?: ReactNode
}

/** Reports a problem with an order: what is wrong, what happened, and photos that show it. */
export function DisputeReportForm({ orderId, send, unsent, failed, onReported, ...form }: DisputeReportFormProps) {
  const t = useDisputeText()
  const photos = usePhotos()
  const findInputErrors = useInputErrors()
  const report = useForm<DisputeReportValues>({
    initial: unsent.current ?? { reason: '', message: '' },
    unsent,
    check: typed => findInputErrors(openDispute, { order_id: orderId, ...typed }),
    send: async ({ reason, message }) => {
      const dispute = await send.mutateAsync({ reason: reason as DisputeReason, message, photos: readyPhotos(photos) })
      toast(t('report.done'), { kind: 'success' })
      await onReported?.(dispute)
    },
    formErrorOf: error => photosErrorText(t, error) ?? serverMessage(error) ?? failed,
  })
  const { field, values, set, isPending, formError } = report
  return (
    <form {...report.form} className={form.className} aria-label={t('report')}>
      {form.children}
      <FormError>{formError}</FormError>
      <Select
        label={t('report.reason')}
        placeholder={t('report.reason.choose')}
        options={disputeReasons.map(reason => ({ value: reason, label: t(`reason.${reason}`) }))}
        value={values.reason}
        error={field('reason').error}
        disabled={isPending}
        onChange={({ target }) => set('reason', target.value)}
      />
      <TextArea
        {...field('message')}
        label={t('report.message')}
        hint={t('report.hint')}
        dir="auto"
        readOnly={isPending}
      />
      <DisputePhotoPicker photos={photos} progress={send.progress} />
      <Button type="submit" className={styles.send} pending={isPending || isShrinking(photos)}>
        {t('report.send')}
      </Button>
    </form>
  )
}
