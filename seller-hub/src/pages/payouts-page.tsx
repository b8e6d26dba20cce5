import { HubPage } from '../components/hub-page.tsx'
import { PayoutDesk } from '../features/payouts/payout-desk.tsx'
import { usePayoutsText } from '../features/payouts/payouts-text.ts'

export function Component() {
  const t = usePayoutsText()
  return (
    <HubPage title={t('admin.title')} lead={t('admin.lead')}>
      <PayoutDesk />
    </HubPage>
  )
}
