import { serverMessage } from '@closyyy/api-client/api-error'
import { savePreferences } from '@closyyy/contract/preferences-calls'
import type { Preferences } from '@closyyy/contract/preferences-schemas'
import { FormError } from '@closyyy/forms/form-error'
import { useForm } from '@closyyy/forms/use-form'
import { useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { Button } from '@closyyy/ui/button'
import { Checkbox } from '@closyyy/ui/checkbox'
import { FieldGroup } from '@closyyy/ui/field-group'
import { toast } from '@closyyy/ui/toast'
import * as styles from '../../components/form/form.module.css'
import { preferenceGroups, preferencesQuery } from './preferences-queries.ts'
import { usePreferencesText } from './preferences-text.ts'

export function PreferencesForm({ preferences }: { preferences: Preferences }) {
  const t = usePreferencesText()
  const save = useSavePreferences()
  const { form, values, set, isPending, formError } = useForm({
    initial: preferences,
    check: () => ({}),
    send: async input => {
      await save.mutateAsync(input)
      toast(t('saved'), { kind: 'success' })
    },
    formErrorOf: error => serverMessage(error) ?? t('save-failed'),
  })
  return (
    <form {...form} className={`${styles.form} ${styles.page}`}>
      <FormError>{formError}</FormError>
      {preferenceGroups.map(({ group, flags }) => (
        <FieldGroup key={group} legend={t(group)} disabled={isPending}>
          {flags.map(flag => (
            <Checkbox
              key={flag}
              name={flag}
              label={t(flag)}
              checked={values[flag]}
              onChange={({ target }) => set(flag, target.checked)}
            />
          ))}
        </FieldGroup>
      ))}
      <Button type="submit" className={styles.submit} pending={isPending} pendingLabel={t('saving')}>
        {t('save')}
      </Button>
    </form>
  )
}

function useSavePreferences() {
  const { api } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Preferences) => api.call(savePreferences, { body }),
    onSuccess: saved => queryClient.setQueryData(preferencesQuery.queryKey, saved),
  })
}
