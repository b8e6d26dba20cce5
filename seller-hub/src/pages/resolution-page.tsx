import { brand } from '@closyyy/contract/brand-identity'
import { Link } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { buttonClass } from '@closyyy/ui/button'
import { classList } from '@closyyy/ui/class-list'
import { EmptyState } from '@closyyy/ui/empty-state'
import { BackIcon, MessageIcon } from '@closyyy/ui/icon'
import { DisputePane } from '../features/disputes/dispute-pane.tsx'
import { DisputeTabs } from '../features/disputes/dispute-tabs.tsx'
import { viewPath } from '../features/disputes/disputes-address.ts'
import { useDisputesText } from '../features/disputes/disputes-text.ts'
import { ReportPane } from '../features/disputes/report-pane.tsx'
import { useDisputesView } from '../features/disputes/use-disputes-view.ts'
import * as styles from './resolution-page.module.css'

// No loader: it would run beside the guard and ask in the name of nobody.
export function Component() {
  const session = useSession()
  return session ? <ResolutionCentre userId={session.userId} /> : null
}

function ResolutionCentre({ userId }: { userId: number }) {
  const t = useDisputesText()
  const view = useDisputesView(userId)
  const { tab, status, dispute, report } = view
  const isPaneOpen = dispute !== undefined || report !== undefined
  return (
    <div className={styles.page}>
      <title>{t('page-title', { brand: brand.name })}</title>
      <meta name="robots" content="noindex" />
      <header className={styles.heading}>
        <h1>{t('title')}</h1>
        <Link className={buttonClass({ kind: 'secondary' })} to={viewPath({ report: '' })}>
          {t('help')}
        </Link>
      </header>
      <div className={classList(styles.panes, isPaneOpen && styles.isOpen)}>
        <div className={styles.list}>
          <DisputeTabs view={view} />
        </div>
        <div className={styles.pane}>
          {isPaneOpen && (
            <Link className={styles.back} to={viewPath({ tab, status })}>
              <BackIcon /> {t('back')}
            </Link>
          )}
          {dispute !== undefined && <DisputePane key={dispute} id={dispute} userId={userId} />}
          {dispute === undefined && report !== undefined && (
            <ReportPane key={report} orderId={report} userId={userId} />
          )}
          {!isPaneOpen && <EmptyState icon={<MessageIcon size={28} />} title={t('none')} />}
        </div>
      </div>
    </div>
  )
}
