import type { BankDetails } from '@closyyy/contract/bank-details-schemas'
import { BANK_PATH } from '@closyyy/contract/paths'
import { Link } from '@closyyy/platform/router'
import { Alert } from '@closyyy/ui/alert'
import { Button, buttonClass } from '@closyyy/ui/button'
import { useState } from 'react'
import { PayoutDialog } from './payout-dialog.tsx'
import * as styles from './payouts.module.css'
import { usePayoutsText } from './payouts-text.ts'

export interface PayoutRequestProps {
  /** Rupees; undefined while loading. */
  balance: number | undefined
  /** Null before the first save, undefined while loading. */
  bankDetails: BankDetails | null | undefined
}

export function PayoutRequest({ balance, bankDetails }: PayoutRequestProps) {
  const t = usePayoutsText()
  const [isOpen, setIsOpen] = useState(false)
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
  const isLoaded = balance !== undefined && bankDetails !== undefined
  return (
    <div className={styles.request}>
      <Button disabled={!isLoaded || balance === 0} onClick={() => setIsOpen(true)}>
        {t('request')}
      </Button>
      {isLoaded && (
        <p className={styles.note}>
          {balance === 0
            ? t('request.nothing')
            : t('request.to', { bank: bankDetails.bank_name, ending: bankDetails.account_number.slice(-4) })}
        </p>
      )}
      {isLoaded && (
        <PayoutDialog balance={balance} bankDetails={bankDetails} open={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </div>
  )
}
