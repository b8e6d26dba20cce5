import type { BankDetails } from '@closyyy/contract/bank-details-schemas'
import { BANK_PATH } from '@closyyy/contract/paths'
import type { Wallet } from '@closyyy/contract/wallet-schemas'
import { Link } from '@closyyy/platform/router'
import { Alert } from '@closyyy/ui/alert'
import { Button, buttonClass } from '@closyyy/ui/button'
import { ErrorState } from '@closyyy/ui/error-state'
import { useState } from 'react'
import { PayoutDialog } from './payout-dialog.tsx'
import * as styles from './payouts.module.css'
import { usePayoutsText } from './payouts-text.ts'

export interface PayoutRequestProps {
  /** Undefined while loading. */
  wallet: Pick<Wallet, 'balance' | 'available'> | undefined
  /** The data are null before the first save. */
  bankDetails: {
    data: BankDetails | null | undefined
    isError: boolean
    isFetching: boolean
    refetch: () => unknown
  }
}

export function PayoutRequest({ wallet, bankDetails: read }: PayoutRequestProps) {
  const t = usePayoutsText()
  const [isOpen, setIsOpen] = useState(false)
  const { data: bankDetails, isError, isFetching, refetch } = read
  if (bankDetails === undefined && isError) {
    const message = t('request.bank-failed')
    return <ErrorState size="inline" message={message} onRetry={refetch} retrying={isFetching} />
  }
  if (bankDetails === null) {
    return (
      <Alert
        action={
          <Link className={buttonClass({ size: 'small' })} to={BANK_PATH}>
            {t('request.add-bank')}
          </Link>
        }
      >
        {t('request.no-bank')}
      </Alert>
    )
  }
  // An older API pays out all of the balance.
  const available = wallet?.available ?? wallet?.balance
  const isLoaded = available !== undefined && bankDetails !== undefined
  return (
    <div className={styles.request}>
      <Button disabled={!isLoaded || available === 0} onClick={() => setIsOpen(true)}>
        {t('request')}
      </Button>
      {isLoaded && (
        <p className={styles.note}>
          {available === 0
            ? t(wallet?.balance === 0 ? 'request.nothing' : 'request.later')
            : t('request.to', { bank: bankDetails.bank_name, ending: bankDetails.account_number.slice(-4) })}
        </p>
      )}
      {isLoaded && isOpen && (
        <PayoutDialog available={available} bankDetails={bankDetails} onClose={() => setIsOpen(false)} />
      )}
    </div>
  )
}
