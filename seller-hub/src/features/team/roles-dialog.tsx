import { isApiError, serverMessage } from '@closyyy/api-client/api-error'
import { type Role, roles } from '@closyyy/contract/roles'
import type { TeamMember } from '@closyyy/contract/team-schemas'
import { Alert } from '@closyyy/ui/alert'
import { Button } from '@closyyy/ui/button'
import { Checkbox } from '@closyyy/ui/checkbox'
import { Dialog } from '@closyyy/ui/dialog'
import { FieldGroup } from '@closyyy/ui/field-group'
import { TextField } from '@closyyy/ui/text-field'
import { toast } from '@closyyy/ui/toast'
import { type FormEvent, useId, useState } from 'react'
import * as styles from './team.module.css'
import { useAssignRoles } from './team-queries.ts'
import { useTeamText } from './team-text.ts'

interface RolesDialogProps {
  isOpen: boolean
  /** Absent for somebody new. */
  member: TeamMember | undefined
  onClose: () => void
}

/** Chooses the roles of a member, or of somebody by username (TEAM-2). */
export function RolesDialog({ isOpen, member, onClose }: RolesDialogProps) {
  const t = useTeamText()
  const formId = useId()
  const assign = useAssignRoles()

  function close() {
    assign.reset()
    onClose()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const username = member?.username ?? String(form.get('username')).trim()
    const chosen = roles.filter(role => form.has(role))
    assign.mutate(
      { username, roles: chosen },
      {
        onSuccess: () => {
          toast(t('saved', { name: username }), { kind: 'success' })
          close()
        },
      },
    )
  }

  const { error } = assign
  const fieldError = isApiError(error) ? error.errors.username?.[0] : undefined
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={member ? t('dialog.change', { name: member.username }) : t('dialog.add')}
      footer={
        <>
          <Button kind="secondary" onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} pending={assign.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        {error && !fieldError && <Alert kind="danger">{serverMessage(error) ?? t('save-failed')}</Alert>}
        {!member && (
          <TextField
            name="username"
            label={t('username')}
            error={fieldError}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        )}
        <RoleChoices member={member} />
      </form>
    </Dialog>
  )
}

function RoleChoices({ member }: { member: TeamMember | undefined }) {
  const t = useTeamText()
  const [held, setHeld] = useState<ReadonlySet<string>>(() => new Set(member?.roles))

  function toggle(role: Role) {
    const next = new Set(held)
    if (!next.delete(role)) next.add(role)
    setHeld(next)
  }

  return (
    <FieldGroup legend={t('roles')} hint={member && held.size === 0 && t('none-left', { name: member.username })}>
      {roles.map(role => (
        <Checkbox
          key={role}
          name={role}
          label={t(`role.${role}`)}
          hint={t(`role.${role}.hint`)}
          checked={held.has(role)}
          onChange={() => toggle(role)}
        />
      ))}
    </FieldGroup>
  )
}
