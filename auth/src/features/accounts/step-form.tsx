import { Button } from '@closyyy/ui/button'
import type { FormEventHandler, ReactNode } from 'react'
import { CallForm } from '../../components/call-form.tsx'
import { useAccountsText } from './accounts-text.ts'
import { RegistrationSteps } from './registration-steps.tsx'
import * as styles from './step-form.module.css'

export interface StepFormProps {
  step: 1 | 2 | 3
  labelledBy: string
  onSubmit: FormEventHandler
  /** Leads to the step before; the first one has none. */
  onBack?: () => void
  isPending?: boolean
  notice?: ReactNode
  /** Words of the button; those of going on unless given. */
  button?: { text: string; pending: string }
  children: ReactNode
}

/** One step of registering: where one is, the fields, on and back. */
export function StepForm({ step, onBack, isPending = false, button, ...form }: StepFormProps) {
  const t = useAccountsText()
  return (
    <div className={styles.step}>
      <RegistrationSteps current={step} />
      <CallForm {...form} isPending={isPending} button={button ?? { text: t('next'), pending: t('checking') }} />
      {onBack && (
        <Button kind="quiet" wide disabled={isPending} onClick={onBack}>
          {t('back')}
        </Button>
      )}
    </div>
  )
}
