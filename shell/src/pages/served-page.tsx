import { Alert } from '@closyyy/ui/alert'
import { Button } from '@closyyy/ui/button'
import { fillWithNodes, type ServedNodes } from '../frame/served-nodes.ts'
import { useText } from '../messages.ts'
import * as styles from './served-page.module.css'

export interface ServedPageProps {
  nodes: ServedNodes
  unit: string
}

export function ServedPage({ nodes, unit }: ServedPageProps) {
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
      <div ref={place => fillWithNodes(place, nodes)} />
    </>
  )
}
