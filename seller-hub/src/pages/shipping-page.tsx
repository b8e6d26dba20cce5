import { HubPage } from '../components/hub-page.tsx'
import { ShippingForm } from '../features/shipping-settings/shipping-form.tsx'
import { useShippingText } from '../features/shipping-settings/shipping-settings-text.ts'

export function Component() {
  const t = useShippingText()
  return (
    <HubPage title={t('title')} lead={t('lead')}>
      <ShippingForm />
    </HubPage>
  )
}
