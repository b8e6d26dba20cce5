import { ErrorState } from '@closyyy/ui/error-state'
import { Skeleton } from '@closyyy/ui/skeleton'
import { Tabs } from '@closyyy/ui/tabs'
import { choiceParam, useUrlView } from '../../components/url-view.ts'
import type { ListingDraft } from './draft.ts'
import { DraftList } from './draft-list.tsx'
import { listingErrors } from './draft-rules.ts'
import * as styles from './drafts.module.css'
import { useDrafts } from './drafts-queries.ts'
import { useDraftsText } from './drafts-text.ts'

const draftsView = { tab: choiceParam(['ready', 'incomplete'], 'ready') }

export function Drafts() {
  const t = useDraftsText()
  const { view, show } = useUrlView(draftsView)
  const { data, isPending, isFetching, refetch } = useDrafts()
  if (isPending) return <Skeleton shape="block" />
  if (!data) return <ErrorState message={t('failed')} onRetry={refetch} retrying={isFetching} />

  const { ready = [], incomplete = [] } = Object.groupBy(data.drafts, ({ values }) =>
    Object.keys(listingErrors(values)).length === 0 ? 'ready' : 'incomplete',
  )
  const failed = !data.isComplete && (
    <ErrorState size="inline" message={t('saved-failed')} onRetry={refetch} retrying={isFetching} />
  )
  if (failed && data.drafts.length === 0) return failed
  const titleOf = (tab: 'ready' | 'incomplete', count: number) => (failed ? t(`${tab}-alone`) : t(tab, { count }))
  const panelOf = (tab: 'ready' | 'incomplete', drafts: ListingDraft[]) =>
    // A count or an empty state would imply that the account has no others.
    failed && drafts.length === 0 ? <p>{t('none-here')}</p> : <DraftList drafts={drafts} empty={t(`${tab}-empty`)} />
  return (
    <div className={styles.page}>
      {failed}
      <Tabs
        label={t('tabs')}
        value={view.tab}
        onChange={tab => show({ tab: tab === 'incomplete' ? 'incomplete' : 'ready' }, { replace: true })}
        tabs={[
          {
            id: 'ready',
            title: titleOf('ready', ready.length),
            panel: panelOf('ready', ready),
          },
          {
            id: 'incomplete',
            title: titleOf('incomplete', incomplete.length),
            panel: panelOf('incomplete', incomplete),
          },
        ]}
      />
    </div>
  )
}
