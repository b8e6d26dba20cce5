import { listingCities } from '@closyyy/contract/listing-cities'
import { usePlaceLine, usePlaceName } from '@closyyy/platform/labels/place-names'
import { addressesQuery } from '@closyyy/platform/queries/addresses'
import { useQuery } from '@closyyy/platform/query'
import { Button } from '@closyyy/ui/button'
import { EmptyState } from '@closyyy/ui/empty-state'
import { PlaceIcon, PlusIcon } from '@closyyy/ui/icons'
import { Select } from '@closyyy/ui/select'
import { Skeleton } from '@closyyy/ui/skeleton'
import { useListingText } from '../listing-text.ts'
import { LoadRetry } from '../load-retry.tsx'
import type { ListingFormState } from '../use-listing-form.ts'
import * as styles from './pickup.module.css'

export interface PickupFieldsProps extends Pick<ListingFormState, 'values' | 'set' | 'errors' | 'chooseAddress'> {
  onAdd: () => void
}

export function PickupFields({ values, set, errors, chooseAddress, onAdd }: PickupFieldsProps) {
  const t = useListingText()
  const placeName = usePlaceName()
  const placeLine = usePlaceLine()
  const query = useQuery(addressesQuery)
  const addresses = query.data?.filter(({ address_type }) => address_type === 'pickup')

  function choose(id: string) {
    const address = addresses?.find(one => String(one.id) === id)
    if (address) chooseAddress(address)
    else set({ address_id: '' })
  }

  return (
    <>
      <LoadRetry query={query} message={t('addresses-failed')} />
      {query.isPending && <Skeleton shape="control" />}
      {addresses?.length === 0 && (
        <EmptyState size="inline" icon={<PlaceIcon size={36} />} title={t('address-empty')}>
          {t('address-empty-text')}
        </EmptyState>
      )}
      {addresses && (
        <Select
          name="address_id"
          label={t('address')}
          hint={t('address-hint')}
          placeholder={t('address-choose')}
          error={errors.address_id}
          value={addresses.some(({ id }) => String(id) === values.address_id) ? values.address_id : ''}
          options={addresses.map(address => ({
            value: address.id,
            label: `${address.address_line_1}, ${placeLine(address)}`,
          }))}
          onChange={({ target }) => choose(target.value)}
        />
      )}
      <div>
        <Button kind="secondary" size="small" aria-haspopup="dialog" onClick={onAdd}>
          <PlusIcon size={18} /> {t('address-add')}
        </Button>
      </div>
      <div className={styles.narrow}>
        <Select
          name="city"
          label={t('city')}
          hint={t('city-hint')}
          placeholder={t('choose')}
          error={errors.city}
          value={values.city}
          options={listingCities.map(city => ({ value: city, label: placeName(city) }))}
          onChange={({ target }) => set({ city: target.value })}
        />
      </div>
    </>
  )
}
