import { roles } from '@closyyy/contract/roles'
import type { TeamMember } from '@closyyy/contract/team-schemas'
import { useQuery } from '@closyyy/platform/query'
import { Badge } from '@closyyy/ui/badge'
import { Button } from '@closyyy/ui/button'
import { Skeleton } from '@closyyy/ui/skeleton'
import { useState } from 'react'
import { ReadError } from '../../components/read-error.tsx'
import { CellNote, CellStack } from '../../components/table/cell-stack.tsx'
import { Table } from '../../components/table/table.tsx'
import { RolesDialog } from './roles-dialog.tsx'
import * as styles from './team.module.css'
import { teamQuery } from './team-queries.ts'
import { useTeamText } from './team-text.ts'

/** The dialog's subject: a member, or somebody whose username is entered. */
type Edited = TeamMember | 'new' | undefined

export function Team() {
  const t = useTeamText()
  const read = useQuery(teamQuery)
  const [edited, setEdited] = useState<Edited>()
  if (read.isPending) return <Skeleton shape="control" />
  if (!read.data) return <ReadError read={read} texts={{ notAllowed: t('not-admin'), failed: t('failed') }} />
  return (
    <div className={styles.team}>
      <Table
        caption={t('table')}
        rows={read.data}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'person',
            header: t('column.person'),
            rowHeader: true,
            cell: ({ username, first_name, last_name }) => (
              <CellStack breaksWords>
                <bdi>{username}</bdi>
                <CellNote>
                  <bdi>
                    {first_name} {last_name}
                  </bdi>
                </CellNote>
              </CellStack>
            ),
          },
          { key: 'roles', header: t('column.roles'), cell: member => <Roles held={member.roles} /> },
          {
            key: 'actions',
            header: t('column.actions'),
            headerHidden: true,
            cell: member => (
              <Button
                kind="secondary"
                size="small"
                aria-label={t('change-of', { name: member.username })}
                onClick={() => setEdited(member)}
              >
                {t('change')}
              </Button>
            ),
          },
        ]}
      />
      <div>
        <Button onClick={() => setEdited('new')}>{t('add')}</Button>
      </div>
      {edited && <RolesDialog member={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </div>
  )
}

function Roles({ held }: { held: string[] }) {
  const t = useTeamText()
  return (
    <div className={styles.roles}>
      {roles
        .filter(role => held.includes(role))
        .map(role => (
          <Badge key={role}>{t(`role.${role}`)}</Badge>
        ))}
    </div>
  )
}
