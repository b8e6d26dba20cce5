import type { AuditEvent } from '@closyyy/contract/audit-log-schemas'
import { brand } from '@closyyy/contract/brand-identity'
import { slugify } from '@closyyy/contract/paths'
import { useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { Alert } from '@closyyy/ui/alert'
import { csvOf, saveCsv } from '../../components/csv.ts'
import { CsvDownload } from '../../components/csv-download/csv-download.tsx'
import { type AuditLogView, listEvents } from './audit-log-queries.ts'
import { useAuditLogText } from './audit-log-text.ts'
import { changesOf, objectOf } from './event-table.tsx'

const columns = ['id', 'time', 'role', 'actor', 'action', 'object', 'change', 'sender', 'request'] as const

/** Cells in the order of `columns`, untranslated, because the file is for investigations. */
const cellsOf = (event: AuditEvent) => [
  String(event.id),
  event.created_at,
  event.actor_role,
  event.actor?.username ?? '',
  event.action,
  objectOf(event),
  changesOf(event).join('; '),
  event.address_hash ?? '',
  event.request_id ?? '',
]

export function EventDownload({ view }: { view: AuditLogView }) {
  const t = useAuditLogText()
  const { api } = useServices()
  const download = useMutation({
    async mutationFn() {
      const { events, isCut } = await listEvents(api, view)
      const days = [view.from, view.to].filter(Boolean).join('-to-')
      const name = [slugify(brand.name), 'activity-log', days].filter(Boolean).join('-')
      saveCsv(csvOf([columns, ...events.map(cellsOf)]), `${name}.csv`)
      return isCut ? events.length : 0
    },
  })
  return (
    <CsvDownload download={download} texts={{ download: t('download'), failed: t('download.failed') }}>
      {Boolean(download.data) && <Alert kind="info">{t('download.limit', { count: download.data ?? 0 })}</Alert>}
    </CsvDownload>
  )
}
