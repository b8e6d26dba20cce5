import { shopPath } from '@closyyy/contract/paths'
import type { Suspension } from '@closyyy/contract/suspensions-schemas'
import { useQuery } from '@closyyy/platform/query'
import { Link } from '@closyyy/platform/router'
import { Button } from '@closyyy/ui/button'
import { EmptyState } from '@closyyy/ui/empty-state'
import { PersonIcon } from '@closyyy/ui/icons'
import { useState } from 'react'
import { Day } from '../../components/day.tsx'
import { PagedList } from '../../components/paged-list/paged-list.tsx'
import { ReasonDialog } from '../../components/reason-dialog/reason-dialog.tsx'
import { Table } from '../../components/table/table.tsx'
import { useUrlView } from '../../components/url-view.ts'
import * as styles from './suspensions.module.css'
import { suspensionsQuery, suspensionsView, useEndSuspension } from './suspensions-queries.ts'
import { useSuspensionsText } from './suspensions-text.ts'

/** Suspended accounts with reason, who and until when, for moderators. */
export function SuspensionList() {
  const t = useSuspensionsText()
  const { view, pathOf } = useUrlView(suspensionsView)
  const [chosen, setChosen] = useState<Suspension>()
  return (
    <>
      <PagedList
        read={useQuery(suspensionsQuery(view.page))}
        page={view.page}
        pathOf={page => pathOf({ page })}
        texts={{ notAllowed: t('not-admin'), failed: t('failed') }}
        empty={<EmptyState icon={<PersonIcon size={36} />} title={t('none')} />}
      >
        {suspensions => <SuspensionTable suspensions={suspensions} onEnd={setChosen} />}
      </PagedList>
      {chosen && <EndDialog suspension={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}

interface SuspensionTableProps {
  suspensions: Suspension[]
  onEnd: (suspension: Suspension) => void
}

function SuspensionTable({ suspensions, onEnd }: SuspensionTableProps) {
  const t = useSuspensionsText()
  return (
    <Table
      caption={t('title')}
      rows={suspensions}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'person',
          header: t('column.person'),
          rowHeader: true,
          cell: ({ user }) => (
            <Link to={shopPath(user.id)}>
              <bdi>{user.username}</bdi>
            </Link>
          ),
        },
        {
          key: 'reason',
          header: t('column.reason'),
          cell: ({ reason }) => <bdi className={styles.reason}>{reason}</bdi>,
        },
        { key: 'by', header: t('column.by'), cell: ({ suspended_by }) => <bdi>{suspended_by}</bdi> },
        { key: 'since', header: t('column.since'), cell: ({ suspended_at }) => <Day of={suspended_at} /> },
        {
          key: 'until',
          header: t('column.until'),
          cell: ({ ends_at }) => (ends_at ? <Day of={ends_at} /> : t('no-end')),
        },
        {
          key: 'actions',
          header: t('column.actions'),
          headerHidden: true,
          cell: suspension => (
            <Button
              kind="secondary"
              size="small"
              aria-label={t('end-of', { name: suspension.user.username })}
              onClick={() => onEnd(suspension)}
            >
              {t('end')}
            </Button>
          ),
        },
      ]}
    />
  )
}

function EndDialog({ suspension, onClose }: { suspension: Suspension; onClose: () => void }) {
  const t = useSuspensionsText()
  const end = useEndSuspension()
  const name = suspension.user.username
  return (
    <ReasonDialog
      subject={`suspension-${suspension.id}-end`}
      onClose={onClose}
      texts={{
        title: t('end.title', { name }),
        lead: t('end.lead'),
        action: t('end'),
        done: t('end.done', { name }),
      }}
      send={({ reason }) => end.mutateAsync({ id: suspension.id, reason })}
    />
  )
}
