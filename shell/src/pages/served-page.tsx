import { Alert } from '@closyyy/ui/alert'
import { Button } from '@closyyy/ui/button'
import { useText } from '../messages.ts'
import * as styles from './served-page.module.css'

export interface ServedPageProps {
  html: string
  unit: string
}

export function ServedPage({ html, unit }: ServedPageProps) {
  const t = useText()
  return (
    <>
      <div className={styles.notice} data-unit={unit}>
        <Alert
          kind="warning"
          action={
            <Button kind="secondary" size="small" onClick={() => window.location.reload()}>
              {t('unit-error.try-again')}
            </Button>
          }
        >
          {t('served-page.text')}
        </Alert>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the document server made this very HTML */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </>
  )
}
