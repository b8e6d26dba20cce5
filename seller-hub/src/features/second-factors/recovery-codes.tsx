import { Button } from '@closyyy/ui/button'
import { toast } from '@closyyy/ui/toast'
import { useSecondFactorsText } from './second-factors-text.ts'
import * as styles from './two-step-login.module.css'

export interface RecoveryCodesProps {
  codes: string[]
  onDone: () => void
}

export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useSecondFactorsText()

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      toast(t('codes.copied'), { kind: 'success' })
    } catch {
      toast(t('codes.copy-failed'), { kind: 'danger' })
    }
  }

  return (
    <div className={styles.content}>
      <p>{t('codes.text')}</p>
      <ul role="list" className={styles.codes} dir="ltr" aria-label={t('codes.title')}>
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button kind="secondary" wide onClick={() => void copy()}>
        {t('codes.copy')}
      </Button>
      <Button size="large" wide onClick={onDone}>
        {t('codes.done')}
      </Button>
    </div>
  )
}
