import type { Remittance } from '@closyyy/contract/remittances-schemas'
import { Button } from '@closyyy/ui/button'
import { toast } from '@closyyy/ui/toast'
import { useId, useState } from 'react'
import { useUrlView } from '../../components/url-view.ts'
import { RemittanceEntry } from './remittance-entry.tsx'
import { RemittanceList } from './remittance-list.tsx'
import { RemittanceRows } from './remittance-rows.tsx'
import { RemittanceUpload } from './remittance-upload.tsx'
import * as styles from './remittances.module.css'
import { remittancesView } from './remittances-queries.ts'
import { useRemittancesText } from './remittances-text.ts'

export function AdminRemittances() {
  const t = useRemittancesText()
  const listId = useId()
  const rowsId = useId()
  const { view, pathOf, show } = useUrlView(remittancesView)
  const [isEntering, setIsEntering] = useState(false)
  const open = ({ id }: Remittance) => show({ remittance: id, result: undefined, rows: 1 })

  function showBooked(remittance: Remittance) {
    const { name, rows } = remittance
    setIsEntering(false)
    toast(t('booked', { name, ...rows }), { kind: rows.short + rows.unknown > 0 ? 'plain' : 'success' })
    open(remittance)
  }

  return (
    <>
      <div className={styles.start}>
        <RemittanceUpload onBooked={showBooked} />
        <Button kind="secondary" onClick={() => setIsEntering(true)}>
          {t('entry')}
        </Button>
      </div>
      {isEntering && <RemittanceEntry onClose={() => setIsEntering(false)} onBooked={showBooked} />}
      {view.remittance !== undefined && (
        <section className={styles.section} aria-labelledby={rowsId}>
          <h2 id={rowsId}>{t('column.rows')}</h2>
          <RemittanceRows
            id={view.remittance}
            result={view.result}
            page={view.rows}
            pathOf={rows => pathOf({ rows })}
            onFilter={result => show({ result, rows: 1 })}
          />
        </section>
      )}
      <section className={styles.section} aria-labelledby={listId}>
        <h2 id={listId}>{t('list')}</h2>
        <RemittanceList page={view.page} pathOf={page => pathOf({ page })} onOpen={open} />
      </section>
    </>
  )
}
