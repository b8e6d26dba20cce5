import { Button } from '@closyyy/ui/button'
import { CallForm, type CallFormProps } from '../../components/call-form.tsx'
import { useAccountsText } from './accounts-text.ts'
import { RegistrationSteps } from './registration-steps.tsx'
import * as styles from './step-form.module.css'

export interface StepFormProps extends Omit<CallFormProps, 'button'> {
  step: 1 | 2 | 3
  onBack?: () => void
  button?: CallFormProps['button']
}

export function StepForm({ step, onBack, button, ...form }: StepFormProps) {
  const t = useAccountsText()
  return (
    <div className={styles.step}>
      <RegistrationSteps current={step} />
      <CallForm {...form} button={button ?? { text: t('next'), pending: t('checking') }} />
      {onBack && (
        <Button kind="quiet" wide disabled={form.call.isPending} onClick={onBack}>
          {t('back')}
        </Button>
      )}
    </div>
  )
}
