import { isApiError } from '@closyyy/api-client/api-error'
import { getShop, updateShopDescription } from '@closyyy/contract/shops-calls'
import { FormError } from '@closyyy/forms/form-error'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { useForm } from '@closyyy/forms/use-form'
import { callKey, useMutation, useQuery, useQueryClient, viewQuery } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useUnsentValues } from '@closyyy/platform/submission/unsent-values'
import { Button } from '@closyyy/ui/button'
import { ErrorState } from '@closyyy/ui/error-state'
import { Skeleton } from '@closyyy/ui/skeleton'
import { TextArea } from '@closyyy/ui/text-area'
import { toast } from '@closyyy/ui/toast'
import * as styles from '../../components/form/form.module.css'
import * as own from './edit-profile.module.css'
import { useProfileText } from './profile-text.ts'

/** Read on each opening, because a save replaces what another device saved (UI-19). */
const descriptionQuery = (userId: number) => ({
  ...viewQuery(getShop, { params: { id: userId } }, { name: 'description', of: ({ shop }) => shop.description ?? '' }),
  staleTime: 0,
  gcTime: 0,
})

export function DescriptionForm({ userId }: { userId: number }) {
  const t = useProfileText()
  const { data, isError, isFetching, refetch } = useQuery(descriptionQuery(userId))
  if (data !== undefined) return <LoadedDescriptionForm description={data} />
  if (!isError) return <Skeleton shape="block" className={own.waiting} />
  const retry = () => void refetch()
  return <ErrorState size="inline" message={t('description.load-failed')} onRetry={retry} retrying={isFetching} />
}

function LoadedDescriptionForm({ description }: { description: string }) {
  const t = useProfileText()
  const save = useUpdateDescription()
  const findInputErrors = useInputErrors()
  const unsent = useUnsentValues<{ description: string }>('description')
  const { form, field, isPending, formError } = useForm({
    initial: unsent.current ?? { description },
    unsent,
    check: values => findInputErrors(updateShopDescription, values),
    send: async values => {
      await save.mutateAsync(values)
      toast(t('description.saved'), { kind: 'success' })
    },
    formErrorOf: error =>
      isApiError(error) && error.status > 0 ? error.message || t('description.failed') : t('description.error'),
  })
  return (
    <form {...form} className={`${styles.form} ${styles.page}`}>
      <FormError>{formError}</FormError>
      <fieldset disabled={isPending} aria-live="polite">
        <TextArea {...field('description')} label={t('description')} hint={t('description.hint')} rows={6} dir="auto" />
      </fieldset>
      <Button type="submit" className={styles.submit} pending={isPending} pendingLabel={t('description.saving')}>
        {t('description.save')}
      </Button>
    </form>
  )
}

function useUpdateDescription() {
  const { api } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { description: string }) => api.call(updateShopDescription, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: callKey(getShop) }),
  })
}
