import type { RouteObject } from '@closyyy/platform/router'
import { Alert } from '@closyyy/ui/alert'
import { Button } from '@closyyy/ui/button'
import { MAIN_ID } from '../frame/main-id.ts'
import { copyNodes, fillWithNodes, type ServedNodes } from '../frame/served-nodes.ts'
import { useOfflineText } from '../offline/offline-text.ts'
import * as styles from './served-page.module.css'

export interface ServedPageProps {
  nodes: ServedNodes
  unit: string
}

export function ServedPage({ nodes, unit }: ServedPageProps) {
  const t = useOfflineText()
  return (
    <>
      <div className={styles.notice} data-unit={unit}>
        <Alert
          kind="warning"
          action={
            <Button kind="secondary" size="small" onClick={() => window.location.reload()}>
              {t('offline.retry')}
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

/** Returns the route of a document whose page cannot be rendered: its served HTML. */
export function servedRoute(document: Document, unit: string): RouteObject {
  for (const busy of document.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy')
  const nodes = copyNodes(document.getElementById(MAIN_ID)?.childNodes ?? [])
  return { id: 'served-page', path: document.location.pathname, element: <ServedPage nodes={nodes} unit={unit} /> }
}
