import { HubPage } from '../components/hub-page.tsx'
import { AdminPayouts } from '../features/payouts/admin-payouts.tsx'
import { usePayoutsText } from '../features/payouts/payouts-text.ts'

export function Component() {
  const t = usePayoutsText()
  return (
    <HubPage title={t('admin.title')} lead={t('admin.lead')}>
      <AdminPayouts />
    </HubPage>
  )
}
