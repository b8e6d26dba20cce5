import type { AuditEvent } from '@closyyy/contract/audit-log-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import { Link } from '@closyyy/platform/router'
import { Table } from '../../components/table/table.tsx'
import * as styles from './audit-log.module.css'
import { isTextId, useAuditLogText } from './audit-log-text.ts'

/** Characters of a hash that distinguish senders on one screen. */
const SHOWN_HASH = 6

export interface EventTableProps {
  events: AuditEvent[]
  pathOfSender: (hash: string) => string
}

export function EventTable({ events, pathOfSender }: EventTableProps) {
  const t = useAuditLogText()
  const textOf = useEventText()
  return (
    <Table
      caption={t('table')}
      rows={events}
      rowKey={({ id }) => id}
      columns={[
        { key: 'action', header: t('column.action'), rowHeader: true, cell: ({ action }) => textOf.action(action) },
        { key: 'actor', header: t('column.actor'), cell: event => <bdi>{textOf.actor(event)}</bdi> },
        {
          key: 'object',
          header: t('column.object'),
          cell: event => <bdi className={styles.code}>{textOf.object(event)}</bdi>,
        },
        { key: 'change', header: t('column.change'), cell: event => <Change event={event} /> },
        {
          key: 'time',
          header: t('column.time'),
          cell: ({ created_at }) => (
            <time dateTime={created_at} className={styles.time}>
              {localTime(created_at, 'exact')}
            </time>
          ),
        },
        {
          key: 'sender',
          header: t('column.sender'),
          cell: ({ address_hash }) =>
            address_hash && (
              <Link to={pathOfSender(address_hash)} className={styles.sender} title={t('same-sender')} dir="ltr">
                {address_hash.slice(0, SHOWN_HASH)}
              </Link>
            ),
        },
      ]}
    />
  )
}

export const objectOf = ({ object_type, object_id }: AuditEvent) => `${object_type} ${object_id}`

/** Returns the texts of an event; what this release does not know is shown as it is. */
export function useEventText() {
  const t = useAuditLogText()
  return {
    action(action: string) {
      const id = `action.${action}`
      return isTextId(id) ? t(id) : action
    },
    object(event: AuditEvent) {
      const id = `object.${event.object_type}`
      return isTextId(id) ? `${t(id)} ${event.object_id}` : objectOf(event)
    },
    actor: ({ actor, actor_role }: AuditEvent) => actor?.username ?? t(`role.${actor_role}`),
  }
}

/** Lists facts as `status pending → paid`. */
export function changesOf({ before, after }: AuditEvent): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names].map(name => [name, [before?.[name], after?.[name]].filter(Boolean).join(' → ')].join(' '))
}

function Change({ event }: { event: AuditEvent }) {
  const changes = changesOf(event)
  if (changes.length === 0) return null
  return (
    <div className={styles.changes} dir="ltr">
      {changes.map(change => (
        <span key={change}>{change}</span>
      ))}
    </div>
  )
}
