import { serverMessage } from '@closyyy/api-client/api-error'
import { updateProfile } from '@closyyy/contract/users-calls'
import type { OwnUser, ProfileInput } from '@closyyy/contract/users-schemas'
import { FormError } from '@closyyy/forms/form-error'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { useForm } from '@closyyy/forms/use-form'
import { ownUserQuery } from '@closyyy/platform/queries/own-user'
import { useMutation, useQuery, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useUnsentValues } from '@closyyy/platform/submission/unsent-values'
import { Button } from '@closyyy/ui/button'
import { ErrorState } from '@closyyy/ui/error-state'
import { Skeleton } from '@closyyy/ui/skeleton'
import { TextArea } from '@closyyy/ui/text-area'
import { TextField } from '@closyyy/ui/text-field'
import { toast } from '@closyyy/ui/toast'
import { useId, useState } from 'react'
import * as styles from '../../components/form/form.module.css'
import * as own from './settings-form.module.css'
import { useSettingsText } from './settings-text.ts'

type ProfileValues = Record<'first_name' | 'last_name' | 'bio' | 'website' | 'country', string>

export function SettingsForm() {
  const t = useSettingsText()
  const headingId = useId()
  const { data: user, isError, isFetching, refetch } = useQuery(ownUserQuery)
  return (
    <section className={styles.form} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('profile')}</h2>
      {user && <KnownSettingsForm user={user} />}
      {!user && isError && (
        <ErrorState size="inline" message={t('failed')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!user && !isError && <Skeleton shape="block" className={own.waiting} />}
    </section>
  )
}

function KnownSettingsForm({ user }: { user: OwnUser }) {
  const t = useSettingsText()
  const save = useUpdateProfile()
  const findInputErrors = useInputErrors()
  const unsent = useUnsentValues<ProfileValues>('profile')
  /** As opened or last saved; not of `user`, whose refetch may bring the changes of another device. */
  const [saved, setSaved] = useState(() => profileValuesOf(user))
  const { form, field, isPending, formError } = useForm({
    initial: unsent.current ?? saved,
    unsent,
    check: values => findInputErrors(updateProfile, values),
    send: async values => {
      await save.mutateAsync(changedValues(saved, values))
      setSaved(values)
      toast(t('saved'), { kind: 'success' })
    },
    formErrorOf: error => serverMessage(error) ?? t('save-failed'),
  })
  return (
    <form {...form} className={`${styles.form} ${styles.page}`}>
      <FormError>{formError}</FormError>
      <TextField label={t('username')} hint={t('fixed')} value={user.username} disabled dir="ltr" />
      <fieldset className={styles.fields} disabled={isPending} aria-live="polite">
        <div className={styles.pair}>
          <TextField {...field('first_name')} label={t('first_name')} autoComplete="given-name" dir="auto" />
          <TextField {...field('last_name')} label={t('last_name')} autoComplete="family-name" dir="auto" />
        </div>
        <TextArea {...field('bio')} label={t('bio')} optional dir="auto" maxLength={1_000} />
        <TextField
          {...field('website')}
          label={t('website')}
          hint={t('website.hint')}
          optional
          type="url"
          inputMode="url"
          autoComplete="url"
          dir="ltr"
        />
        <TextField {...field('country')} label={t('country')} autoComplete="country-name" dir="auto" />
      </fieldset>
      <Button type="submit" className={styles.submit} pending={isPending} pendingLabel={t('saving')}>
        {t('save')}
      </Button>
    </form>
  )
}

const profileValuesOf = ({ first_name, last_name, bio, website, country }: OwnUser): ProfileValues => ({
  first_name,
  last_name,
  bio: bio ?? '',
  website: website ?? '',
  country,
})

/** Returns the fields that the person changed: the others stay as another device left them (UI-19). */
function changedValues(saved: ProfileValues, values: ProfileValues): ProfileInput {
  const names = Object.keys(values) as (keyof ProfileValues)[]
  return Object.fromEntries(names.filter(name => values[name] !== saved[name]).map(name => [name, values[name]]))
}

function useUpdateProfile() {
  const { api } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ProfileInput) => api.call(updateProfile, { body }),
    onSuccess: user => queryClient.setQueryData(ownUserQuery.queryKey, user),
  })
}
