import { useInfiniteQuery } from '@closyyy/platform/query'
import { Link } from '@closyyy/platform/router'
import { useServices } from '@closyyy/platform/services'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { ShowMore } from '@closyyy/ui/show-more'
import { Skeleton } from '@closyyy/ui/skeleton'
import { CsvDownloadBar } from '../../components/csv-download/csv-download.tsx'
import { ReadError } from '../../components/read-error.tsx'
import { useUrlView, viewSearch } from '../../components/url-view.ts'
import * as styles from './audit-log.module.css'
import { type AuditLogView, auditLogView, eventsQuery } from './audit-log-queries.ts'
import { useAuditLogText } from './audit-log-text.ts'
import { EventDownload } from './event-download.tsx'
import { EventFilter } from './event-filter.tsx'
import { EventTable } from './event-table.tsx'

export function AuditLog() {
  const t = useAuditLogText()
  const { view, pathOf, show } = useUrlView(auditLogView)
  return (
    <div className={styles.log}>
      {/* A new form for another filter, so that Back and “Clear filters” restore its fields and end its error. */}
      <EventFilter key={viewSearch(auditLogView, { ...view, sender: undefined })} view={view} onChoose={show} />
      <CsvDownloadBar>
        {view.sender && (
          <p>
            {t('sender')} <Link to={pathOf({ sender: undefined })}>{t('clear')}</Link>
          </p>
        )}
        <EventDownload view={view} />
      </CsvDownloadBar>
      <Events view={view} pathOfSender={sender => pathOf({ sender })} />
    </div>
  )
}

interface EventsProps {
  view: AuditLogView
  pathOfSender: (sender: string) => string
}

function Events({ view, pathOfSender }: EventsProps) {
  const t = useAuditLogText()
  const { api } = useServices()
  const read = useInfiniteQuery(eventsQuery(api, view))
  const { data, isPending } = read
  if (isPending) return <Skeleton shape="control" />
  if (!data) return <ReadError read={read} texts={{ notAllowed: t('not-admin'), failed: t('failed') }} />
  const events = data.pages.flatMap(page => page.events)
  if (events.length === 0) return <EmptyState title={t('none')}>{t('none.hint')}</EmptyState>
  return (
    <>
      <EventTable events={events} pathOfSender={pathOfSender} />
      {read.isFetchNextPageError && (
        <ErrorState
          size="inline"
          message={t('more-failed')}
          onRetry={read.fetchNextPage}
          retrying={read.isFetchingNextPage}
        />
      )}
      {read.hasNextPage && !read.isFetchNextPageError && (
        <ShowMore onMore={() => void read.fetchNextPage()} pending={read.isFetchingNextPage}>
          {t('older')}
        </ShowMore>
      )}
    </>
  )
}
