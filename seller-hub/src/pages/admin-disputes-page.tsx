import { useSession } from '@closyyy/platform/session'
import { EmptyState } from '@closyyy/ui/empty-state'
import { MessageIcon } from '@closyyy/ui/icons'
import { TwoPanes } from '../components/two-panes/two-panes.tsx'
import { useUrlView } from '../components/url-view.ts'
import { adminView } from '../features/disputes/admin-view.ts'
import { AllDisputes } from '../features/disputes/all-disputes.tsx'
import { DisputePane } from '../features/disputes/dispute-pane.tsx'
import { useDisputesText } from '../features/disputes/disputes-text.ts'

export function Component() {
  const session = useSession()
  return session ? <AdminDisputes userId={session.userId} /> : null
}

function AdminDisputes({ userId }: { userId: number }) {
  const t = useDisputesText()
  const url = useUrlView(adminView)
  const { dispute } = url.view
  return (
    <TwoPanes
      title={t('admin.title')}
      list={<AllDisputes view={url} />}
      isOpen={dispute !== undefined}
      back={{ to: url.pathOf({ dispute: undefined }), text: t('back') }}
    >
      {dispute === undefined ? (
        <EmptyState icon={<MessageIcon size={28} />} title={t('none')} />
      ) : (
        <DisputePane key={dispute} id={dispute} userId={userId} />
      )}
    </TwoPanes>
  )
}
