import { useQuery } from '@closyyy/platform/query'
import { EmptyState } from '@closyyy/ui/empty-state'
import { TrustIcon } from '@closyyy/ui/icons'
import { useState } from 'react'
import { CaseList, CaseListSkeleton } from '../../components/case-list/case-list.tsx'
import { LinkedChips } from '../../components/linked-chips.tsx'
import { PagedList } from '../../components/paged-list/paged-list.tsx'
import { useUrlView } from '../../components/url-view.ts'
import { DecideReportDialog, type DecideReportDialogProps } from './decide-report-dialog.tsx'
import { ReportCard } from './report-card.tsx'
import { reportStates, reportsQuery, reportsView } from './reports-queries.ts'
import { useReportsText } from './reports-text.ts'

/** Reports by object, open or ended, for moderators. */
export function ReportList() {
  const t = useReportsText()
  const { view, pathOf } = useUrlView(reportsView)
  const { state, page } = view
  const [chosen, setChosen] = useState<Omit<DecideReportDialogProps, 'onClose'>>()
  return (
    <>
      <LinkedChips
        label={t('states')}
        values={reportStates}
        current={state}
        pathOf={to => pathOf({ state: to, page: 1 })}
        textOf={each => t(`state.${each}`)}
      />
      <PagedList
        read={useQuery(reportsQuery(state, page))}
        page={page}
        pathOf={to => pathOf({ page: to })}
        texts={{ notAllowed: t('not-admin'), failed: t('failed') }}
        skeleton={<CaseListSkeleton />}
        empty={<EmptyState icon={<TrustIcon size={36} />} title={t(`none.${state}`)} />}
      >
        {groups => (
          <CaseList label={t('list')}>
            {groups.map(group => (
              <ReportCard
                key={`${group.object_type} ${group.object_id} ${group.outcome}`}
                group={group}
                onChoose={action => setChosen({ group, action })}
              />
            ))}
          </CaseList>
        )}
      </PagedList>
      {chosen && <DecideReportDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}
