import { productPath, shopPath } from '@closyyy/contract/paths'
import type { ReportGroup } from '@closyyy/contract/reports-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import { Link } from '@closyyy/platform/router'
import { Badge } from '@closyyy/ui/badge'
import { CaseCard } from '../../components/case-list/case-list.tsx'
import { ReportActions, type ReportActionsProps } from './report-actions.tsx'
import * as styles from './reports.module.css'
import { useReportsText } from './reports-text.ts'

/** All reports of one object: what it is, whose it is, what people wrote, and the decisions. */
export function ReportCard({ group, onChoose }: ReportActionsProps) {
  const t = useReportsText()
  const { object_type, count, newest_at, reports } = group
  return (
    <CaseCard kind={t(`kind.${object_type}`)} title={<ObjectTitle group={group} />} about={<Badges group={group} />}>
      <p className={styles.soft}>{t('count', { count, time: localTime(newest_at, 'time') })}</p>
      <ul role="list" className={styles.reports}>
        {reports.map(({ reason, details, created_at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reports have no ids, and the list is replaced as a whole
          <li key={`${created_at} ${index}`}>
            <strong>{t(`reason.${reason}`)}</strong> <bdi className={styles.details}>{details}</bdi>
          </li>
        ))}
      </ul>
      <ReportActions group={group} onChoose={onChoose} />
    </CaseCard>
  )
}

function Badges({ group: { outcome, product, person } }: { group: ReportGroup }) {
  const t = useReportsText()
  return (
    <p className={styles.badges}>
      {person ? (
        <Link to={shopPath(person.id)} className={styles.person}>
          <bdi>@{person.username}</bdi>
        </Link>
      ) : (
        t('guest')
      )}
      {person?.is_suspended && <Badge kind="danger">{t('person.suspended')}</Badge>}
      {product && product.state !== 'live' && <Badge>{t(`product.${product.state}`)}</Badge>}
      {outcome && <Badge kind={outcome === 'dismissed' ? 'plain' : 'danger'}>{t(`outcome.${outcome}`)}</Badge>}
    </p>
  )
}

function ObjectTitle({ group: { object_type, text, product } }: { group: ReportGroup }) {
  const t = useReportsText()
  if (text === '') return t('gone')
  if (object_type === 'product' && product)
    return (
      <Link to={productPath(product)}>
        <bdi>{product.title}</bdi>
      </Link>
    )
  return <bdi className={styles.details}>{text}</bdi>
}
