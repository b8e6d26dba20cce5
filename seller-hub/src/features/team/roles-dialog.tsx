import { serverMessage } from '@closyyy/api-client/api-error'
import { roles } from '@closyyy/contract/roles'
import type { TeamMember } from '@closyyy/contract/team-schemas'
import { FormError } from '@closyyy/forms/form-error'
import { type FormValues, useForm } from '@closyyy/forms/use-form'
import { Button } from '@closyyy/ui/button'
import { Checkbox } from '@closyyy/ui/checkbox'
import { Dialog } from '@closyyy/ui/dialog'
import { FieldGroup } from '@closyyy/ui/field-group'
import { TextField } from '@closyyy/ui/text-field'
import { toast } from '@closyyy/ui/toast'
import { useId } from 'react'
import * as formStyles from '../../components/form/form.module.css'
import { useAssignRoles } from './team-queries.ts'
import { useTeamText } from './team-text.ts'

interface RolesDialogProps {
  /** Absent for somebody new. */
  member: TeamMember | undefined
  onClose: () => void
}

const valuesOf = (member: TeamMember | undefined): FormValues => ({
  ...Object.fromEntries(roles.map(role => [role, member?.roles.includes(role) ?? false])),
  ...(!member && { username: '' }),
})

const hasRoleIn = (values: FormValues) => roles.some(role => values[role])

/** Chooses the roles of a member, or of somebody by username (TEAM-2); open while mounted and while it saves. */
export function RolesDialog({ member, onClose }: RolesDialogProps) {
  const t = useTeamText()
  const formId = useId()
  const assign = useAssignRoles()
  const { form, field, box, values, errors, isPending, formError } = useForm({
    initial: valuesOf(member),
    // The server knows the usernames.
    check: typed => (member || hasRoleIn(typed) ? {} : { roles: t('roles.required') }),
    async send(typed) {
      const username = member?.username ?? String(typed.username).trim()
      await assign.mutateAsync({ username, roles: roles.filter(role => typed[role]) })
      onClose()
      toast(t('saved', { name: username }), { kind: 'success' })
    },
    formErrorOf: error => serverMessage(error) ?? t('save-failed'),
  })
  const hasRole = hasRoleIn(values)
  const missing = hasRole ? undefined : errors.roles
  return (
    <Dialog
      open
      onClose={onClose}
      pending={isPending}
      title={member ? t('dialog.change', { name: member.username }) : t('dialog.add')}
      footer={
        <>
          <Button kind="secondary" disabled={isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} pending={isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className={formStyles.form}>
        <FormError>{formError}</FormError>
        <fieldset className={formStyles.fields} disabled={isPending}>
          {!member && (
            <TextField
              {...field('username')}
              label={t('username')}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
            />
          )}
          <FieldGroup
            legend={t('roles')}
            hint={member && !hasRole && t('none-left', { name: member.username })}
            error={missing}
            tabIndex={missing ? -1 : undefined}
            data-form-error={missing ? '' : undefined}
          >
            {roles.map(role => (
              <Checkbox key={role} {...box(role)} label={t(`role.${role}`)} hint={t(`role.${role}.hint`)} />
            ))}
          </FieldGroup>
        </fieldset>
      </form>
    </Dialog>
  )
}
