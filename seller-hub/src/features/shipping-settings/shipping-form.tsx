import { serverMessage } from '@closyyy/api-client/api-error'
import { brandName } from '@closyyy/contract/brand-name'
import { getShippingSettings, saveShippingSettings } from '@closyyy/contract/shipping-settings-calls'
import type { ShippingSettings } from '@closyyy/contract/shipping-settings-schemas'
import { FormError } from '@closyyy/forms/form-error'
import { useForm } from '@closyyy/forms/use-form'
import { callQuery, useMutation, useQuery, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { Alert } from '@closyyy/ui/alert'
import { Button } from '@closyyy/ui/button'
import { ChoiceList } from '@closyyy/ui/choice-list'
import { ErrorState } from '@closyyy/ui/error-state'
import { Skeleton } from '@closyyy/ui/skeleton'
import { toast } from '@closyyy/ui/toast'
import { useState } from 'react'
import * as styles from '../../components/form/form.module.css'
import * as own from './shipping-form.module.css'
import { useShippingText } from './shipping-settings-text.ts'

const shippingQuery = callQuery(getShippingSettings, {})

/** The available methods (SHOP-3). */
const methods = ['depopShipping'] as const

export function ShippingForm() {
  const t = useShippingText()
  const { data, isError, isFetching, refetch } = useQuery(shippingQuery)
  if (data) return <KnownShippingForm settings={data} />
  if (!isError) return <Skeleton shape="block" className={own.waiting} />
  return <ErrorState size="inline" message={t('failed')} onRetry={() => void refetch()} retrying={isFetching} />
}

function KnownShippingForm({ settings }: { settings: ShippingSettings }) {
  const t = useShippingText()
  const { api } = useServices()
  const queryClient = useQueryClient()
  const [method, setMethod] = useState(settings.shipping_type)
  const save = useMutation({
    mutationFn: () => api.call(saveShippingSettings, { body: { shipping_type: method } }),
    onSuccess: saved => {
      queryClient.setQueryData(shippingQuery.queryKey, saved)
      toast(t('saved'), { kind: 'success' })
    },
  })
  const { form, isPending, formError } = useForm({
    initial: {},
    check: () => ({}),
    send: () => save.mutateAsync(),
    formErrorOf: error => serverMessage(error) ?? t('save-failed'),
  })
  return (
    <form {...form} className={`${styles.form} ${styles.page}`}>
      <FormError>{formError}</FormError>
      <ChoiceList
        legend={t('method')}
        name="shipping_type"
        layout="cards"
        value={method}
        onChange={({ target }) => setMethod(target.value as ShippingSettings['shipping_type'])}
        disabled={isPending}
        choices={methods.map(value => ({
          value,
          label: t(`method.${value}`, { brand: brandName }),
          hint: t(`method.${value}.text`),
        }))}
      />
      <Alert>{t('label')}</Alert>
      <Button type="submit" className={styles.submit} pending={isPending} pendingLabel={t('saving')}>
        {t('save')}
      </Button>
    </form>
  )
}
