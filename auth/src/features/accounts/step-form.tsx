import { Button } from '@closyyy/ui/button'
import { CallForm, type CallFormProps } from '../../components/call-form.tsx'
import { useAccountsText } from './accounts-text.ts'
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
      <Progress step={step} />
      <CallForm {...form} button={button ?? { text: t('next'), pending: t('checking') }} />
      {onBack && (
        <Button kind="quiet" wide disabled={form.call.isPending} onClick={onBack}>
          {t('back')}
        </Button>
      )}
    </div>
  )
}

function Progress({ step: current }: Pick<StepFormProps, 'step'>) {
  const t = useAccountsText()
  return (
    <div className={styles.steps}>
      <p className={styles.caption}>{t('step', { step: current })}</p>
      <div className={styles.bars} aria-hidden>
        {[1, 2, 3].map(step => (
          <span key={step} className={step <= current ? styles.reached : styles.bar} />
        ))}
      </div>
    </div>
  )
}
