import { addressesQuery } from '@closyyy/platform/queries/addresses'
import { useQuery } from '@closyyy/platform/query'
import { Button } from '@closyyy/ui/button'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { PlaceIcon, PlusIcon } from '@closyyy/ui/icons'
import { Skeleton } from '@closyyy/ui/skeleton'
import { useState } from 'react'
import { AddressCard } from './address-card.tsx'
import { AddressDialog } from './address-dialog.tsx'
import * as styles from './addresses.module.css'
import { useAddressesText } from './addresses-text.ts'

/** Opens the form for a new address. */
export function AddAddress() {
  const t = useAddressesText()
  const [isAdding, setIsAdding] = useState(false)
  return (
    <>
      <Button kind="secondary" aria-haspopup="dialog" onClick={() => setIsAdding(true)}>
        <PlusIcon /> {t('add')}
      </Button>
      <AddressDialog open={isAdding} onClose={() => setIsAdding(false)} />
    </>
  )
}

export function Addresses() {
  const t = useAddressesText()
  const { data: addresses, isError, isFetching, refetch } = useQuery(addressesQuery)
  if (!addresses && isError) {
    return <ErrorState size="inline" message={t('failed')} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!addresses) return <Skeleton shape="block" className={styles.waiting} />
  if (addresses.length === 0) {
    return <EmptyState size="inline" icon={<PlaceIcon size={28} />} title={t('empty')} />
  }
  return (
    <ul role="list" className={styles.list} aria-label={t('title')}>
      {addresses.map(address => (
        <AddressCard key={address.id} address={address} />
      ))}
    </ul>
  )
}
