import type { Appeal } from '@closyyy/contract/appeals-schemas'
import { shopPath } from '@closyyy/contract/paths'
import { localTime } from '@closyyy/i18n/local-time'
import { Link } from '@closyyy/platform/router'
import { Badge } from '@closyyy/ui/badge'
import type { ReactNode } from 'react'
import { CaseCard } from '../../components/case-list/case-list.tsx'
import { AppealActions, type AppealActionsProps } from './appeal-actions.tsx'
import * as styles from './appeals.module.css'
import { useAppealsText } from './appeals-text.ts'

/** What the person wrote, what is known about the parcel, and the decision or its buttons. */
export function AppealCard({ appeal, onChoose }: AppealActionsProps) {
  const t = useAppealsText()
  const { tracking_no, details, created_at, outcome } = appeal
  return (
    <CaseCard
      title={t('order', { number: tracking_no })}
      about={
        outcome && (
          <Badge kind={outcome.decision === 'accepted' ? 'success' : 'plain'}>{t(`outcome.${outcome.decision}`)}</Badge>
        )
      }
    >
      <p className={styles.text} dir="auto">
        {details}
      </p>
      <p className={styles.soft}>{t('appealed', { time: localTime(created_at, 'time') })}</p>
      <Facts appeal={appeal} />
      {outcome ? (
        <p>
          {t('decided', { name: outcome.decided_by, time: localTime(outcome.decided_at, 'time') })}{' '}
          <bdi className={styles.text}>{outcome.reason}</bdi>
        </p>
      ) : (
        <AppealActions appeal={appeal} onChoose={onChoose} />
      )}
    </CaseCard>
  )
}

function Facts({ appeal }: { appeal: Appeal }) {
  const t = useAppealsText()
  const { person, phone_end, seller, ordered_at, refused_at, reported_by, courier, events } = appeal
  return (
    <dl className={styles.facts}>
      <Fact term={t('person')}>
        <Person {...person} />
        {phone_end && <span className={styles.soft}> {t('phone-end', { digits: phone_end })}</span>}
      </Fact>
      <Fact term={t('seller')}>
        <Person {...seller} />
      </Fact>
      <Fact term={t('ordered')}>{localTime(ordered_at, 'time')}</Fact>
      <Fact term={t('refused')}>
        {localTime(refused_at, 'time')} <span className={styles.soft}>{t(`reported-by.${reported_by}`)}</span>
      </Fact>
      <Fact term={courier ? t('courier-of', { courier }) : t('courier')}>
        {events.length === 0 ? (
          t('no-events')
        ) : (
          <ol role="list">
            {events.map(({ kind, happened_at }) => (
              <li key={`${kind} ${happened_at}`}>
                {t(`event.${kind}`)} <span className={styles.soft}>{localTime(happened_at, 'time')}</span>
              </li>
            ))}
          </ol>
        )}
      </Fact>
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.soft}>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Person({ id, username }: Appeal['person']) {
  return (
    <Link to={shopPath(id)}>
      <bdi>@{username}</bdi>
    </Link>
  )
}
