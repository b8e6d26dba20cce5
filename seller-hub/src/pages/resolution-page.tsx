import { Link } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { buttonClass } from '@closyyy/ui/button'
import { EmptyState } from '@closyyy/ui/empty-state'
import { MessageIcon } from '@closyyy/ui/icons'
import { TwoPanes } from '../components/two-panes/two-panes.tsx'
import { DisputePane } from '../features/disputes/dispute-pane.tsx'
import { DisputeTabs } from '../features/disputes/dispute-tabs.tsx'
import { useDisputesText } from '../features/disputes/disputes-text.ts'
import { useDisputesView, viewPath } from '../features/disputes/disputes-view.ts'
import { ReportPane } from '../features/disputes/report-pane.tsx'

export function Component() {
  const session = useSession()
  return session ? <ResolutionCentre userId={session.userId} /> : null
}

function ResolutionCentre({ userId }: { userId: number }) {
  const t = useDisputesText()
  const view = useDisputesView(userId)
  const { tab, status, dispute, report } = view
  return (
    <TwoPanes
      title={t('title')}
      action={
        <Link className={buttonClass({ kind: 'secondary' })} to={viewPath({ report: '' })}>
          {t('help')}
        </Link>
      }
      list={<DisputeTabs view={view} userId={userId} />}
      isOpen={dispute !== undefined || report !== undefined}
      back={{ to: viewPath({ tab, status }), text: t('back') }}
    >
      {dispute !== undefined && <DisputePane key={dispute} id={dispute} userId={userId} />}
      {dispute === undefined && report !== undefined && <ReportPane key={report} orderId={report} userId={userId} />}
      {dispute === undefined && report === undefined && (
        <EmptyState icon={<MessageIcon size={28} />} title={t('none')} />
      )}
    </TwoPanes>
  )
}
