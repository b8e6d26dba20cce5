import { disputeReasons } from '@closyyy/contract/disputes'
import { Button } from '@closyyy/ui/button'
import { Select } from '@closyyy/ui/select'
import { TextArea } from '@closyyy/ui/text-area'
import type { ReactNode } from 'react'
import { FormError } from '../form-error.tsx'
import * as styles from '../message-form.module.css'
import type { Form } from '../use-form.ts'
import { useDisputeText } from './dispute-text.ts'

/** Values of the form, as typed. */
export interface ReportValues extends Record<string, string> {
  reason: string
  message: string
}

export interface ReportFieldsProps {
  form: Form<ReportValues>
  /** Further fields, above the submit button. */
  children?: ReactNode
  /** True while the form cannot be sent yet. */
  isWaiting?: boolean
}

/** The content of the form that reports a problem with an order: what is wrong, what happened and the submit button. */
export function ReportFields({ form, children, isWaiting = false }: ReportFieldsProps) {
  const t = useDisputeText()
  const { field, values, set, isPending, formError } = form
  return (
    <>
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
      {children}
      <Button type="submit" className={styles.send} pending={isPending || isWaiting}>
        {t('report.send')}
      </Button>
    </>
  )
}
