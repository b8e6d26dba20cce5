import { useQuery } from '@closyyy/platform/query'
import { HubPage } from '../components/hub-page.tsx'
import { bankDetailsQuery } from '../features/bank-details/bank-details-queries.ts'
import { LastPayout } from '../features/payouts/last-payout.tsx'
import { PayoutList } from '../features/payouts/payout-list.tsx'
import { PayoutRequest } from '../features/payouts/payout-request.tsx'
import { Balances } from '../features/wallet/balances.tsx'
import { PaymentHistory } from '../features/wallet/payment-history.tsx'
import { walletQuery } from '../features/wallet/wallet-queries.ts'
import { useWalletText } from '../features/wallet/wallet-text.ts'

export function Component() {
  const t = useWalletText()
  const wallet = useQuery(walletQuery).data?.wallet
  const bankDetails = useQuery(bankDetailsQuery)
  return (
    <HubPage title={t('title')} lead={t('lead')}>
      <Balances>
        <LastPayout />
      </Balances>
      <PayoutRequest wallet={wallet} bankDetails={bankDetails} />
      <PaymentHistory />
      <PayoutList />
    </HubPage>
  )
}
