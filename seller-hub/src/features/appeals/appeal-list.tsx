import { useQuery } from '@closyyy/platform/query'
import { EmptyState } from '@closyyy/ui/empty-state'
import { DoneIcon } from '@closyyy/ui/icons'
import { useState } from 'react'
import { CaseList, CaseListSkeleton } from '../../components/case-list/case-list.tsx'
import { LinkedChips } from '../../components/linked-chips.tsx'
import { PagedList } from '../../components/paged-list/paged-list.tsx'
import { useUrlView } from '../../components/url-view.ts'
import { AppealCard } from './appeal-card.tsx'
import { appealStates, appealsQuery, appealsView } from './appeals-queries.ts'
import { useAppealsText } from './appeals-text.ts'
import { DecideAppealDialog, type DecideAppealDialogProps } from './decide-appeal-dialog.tsx'

/** Appeals against refused parcels, open or decided, for the support team (PHONE-RECORD-4). */
export function AppealList() {
  const t = useAppealsText()
  const { view, pathOf } = useUrlView(appealsView)
  const { state, page } = view
  const [chosen, setChosen] = useState<Omit<DecideAppealDialogProps, 'onClose'>>()
  return (
    <>
      <LinkedChips
        label={t('states')}
        values={appealStates}
        current={state}
        pathOf={to => pathOf({ state: to, page: 1 })}
        textOf={each => t(`state.${each}`)}
      />
      <PagedList
        read={useQuery(appealsQuery(state, page))}
        page={page}
        pathOf={to => pathOf({ page: to })}
        texts={{ notAllowed: t('not-admin'), failed: t('failed') }}
        skeleton={<CaseListSkeleton />}
        empty={<EmptyState icon={<DoneIcon size={36} />} title={t(`none.${state}`)} />}
      >
        {appeals => (
          <CaseList label={t('title')}>
            {appeals.map(appeal => (
              <AppealCard
                key={appeal.order_id}
                appeal={appeal}
                onChoose={decision => setChosen({ appeal, decision })}
              />
            ))}
          </CaseList>
        )}
      </PagedList>
      {chosen && <DecideAppealDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}
