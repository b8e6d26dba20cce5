import { remittanceResults } from '@closyyy/contract/remittances'
import type { Remittance, RemittanceRow } from '@closyyy/contract/remittances-schemas'
import { Badge } from '@closyyy/ui/badge'
import { CellNote, CellStack } from '../../components/table/cell-stack.tsx'
import * as styles from './remittances.module.css'
import { useRemittancesText } from './remittances-text.ts'

const kinds = { matched: 'success', short: 'warning', unknown: 'danger', duplicate: 'plain', waiting: 'plain' } as const

/** The number of parcels with each result that occurs. */
export function ResultCounts({ rows }: { rows: Remittance['rows'] }) {
  const t = useRemittancesText()
  return (
    <ul className={styles.counts}>
      {([...remittanceResults, 'waiting'] as const)
        .filter(result => rows[result] > 0)
        .map(result => (
          <li key={result}>
            <Badge kind={kinds[result]}>
              {rows[result]} {t(`result.${result}`)}
            </Badge>
          </li>
        ))}
    </ul>
  )
}

/** The result of one parcel, with the reason if it is unknown. */
export function RowResult({ row: { result, reason } }: { row: RemittanceRow }) {
  const t = useRemittancesText()
  const shown = result ?? 'waiting'
  return (
    <CellStack>
      <Badge kind={kinds[shown]}>{t(`result.${shown}`)}</Badge>
      {reason && <CellNote>{t(`reason.${reason}`)}</CellNote>}
    </CellStack>
  )
}
