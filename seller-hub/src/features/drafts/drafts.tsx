import { useSearchParams } from '@closyyy/platform/router'
import { ErrorState } from '@closyyy/ui/error-state'
import { Skeleton } from '@closyyy/ui/skeleton'
import { Tabs } from '@closyyy/ui/tabs'
import { listingFaults } from '../../components/listing-draft/listing-rules.ts'
import { DraftList } from './draft-list.tsx'
import * as styles from './drafts.module.css'
import { useDrafts } from './drafts-queries.ts'
import { useDraftsText } from './drafts-text.ts'

/** Listings that were begun and not sent: those that could be posted as they stand, and the others. */
export function Drafts() {
  const t = useDraftsText()
  const [search, setSearch] = useSearchParams()
  const { data, isPending, isFetching, refetch } = useDrafts()
  if (isPending) return <Skeleton shape="block" />
  if (!data) return <ErrorState message={t('failed')} onRetry={refetch} retrying={isFetching} />

  const { ready = [], incomplete = [] } = Object.groupBy(data.drafts, ({ values }) =>
    Object.keys(listingFaults(values)).length === 0 ? 'ready' : 'incomplete',
  )
  return (
    <div className={styles.page}>
      {!data.isWhole && (
        <ErrorState size="inline" message={t('saved-failed')} onRetry={refetch} retrying={isFetching} />
      )}
      <Tabs
        label={t('tabs')}
        value={search.get('tab') === 'incomplete' ? 'incomplete' : 'ready'}
        onChange={tab => setSearch(tab === 'ready' ? {} : { tab }, { replace: true, preventScrollReset: true })}
        tabs={[
          {
            id: 'ready',
            title: t('ready', { count: ready.length }),
            panel: <DraftList drafts={ready} empty={t('ready-empty')} />,
          },
          {
            id: 'incomplete',
            title: t('incomplete', { count: incomplete.length }),
            panel: <DraftList drafts={incomplete} empty={t('incomplete-empty')} />,
          },
        ]}
      />
    </div>
  )
}
