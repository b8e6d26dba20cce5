import { isApiError } from '@closyyy/api-client/api-error'
import { addAddress } from '@closyyy/contract/addresses-calls'
import type { Address } from '@closyyy/contract/addresses-schemas'
import { type AddressError, type AddressField, addressFields } from '@closyyy/contract/text-rules'
import { addressChecks } from '@closyyy/forms/address-checks'
import { type Form, useForm } from '@closyyy/forms/use-form'
import { useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useSession } from '@closyyy/platform/session'
import { useState } from 'react'
import { addressesQuery } from '../listing-queries.ts'
import { type ListingText, useListingText } from '../listing-text.ts'

const empty: Record<AddressField, string> = {
  address_line_1: '',
  address_line_2: '',
  city: '',
  state_province_or_region: '',
  zip_or_postal_code: '',
}

const texts = {
  url: 'address.url',
  digits: 'address.numbers',
  letters: 'address.letters',
  signs: 'address.signs',
} as const satisfies Record<AddressError, string>

/** Resets after each address, for another. */
export function useAddressForm(onAdded: (address: Address) => void) {
  const t = useListingText()
  const { api } = useServices()
  const queryClient = useQueryClient()
  const session = useSession()
  const [isAdded, setAdded] = useState(false)
  const address: Form<typeof empty> = useForm({
    initial: empty,
    ...addressChecks(fault => t(texts[fault])),
    check: values => {
      const missing = addressFields.filter(name => name !== 'address_line_2' && values[name].trim() === '')
      return Object.fromEntries(missing.map(name => [name, t('address.required')]))
    },
    send: async values => {
      const added = await api.call(addAddress, { body: { address_type: 'pickup', ...values } })
      queryClient.setQueryData(addressesQuery.queryKey, (known = []) => [...known, added])
      for (const name of addressFields) address.set(name, '')
      setAdded(true)
      onAdded(added)
    },
    formErrorOf: error => refusalText(t, error),
  })
  const field = (name: AddressField) => {
    const { onChange, ...control } = address.field(name)
    return {
      ...control,
      onChange(event: Parameters<typeof onChange>[0]) {
        setAdded(false)
        onChange(event)
      },
    }
  }
  return { ...address, field, isAdded, formError: session ? address.formError : t('address.no-token') }
}

/** Why an address was not added (ADDRESS-4). */
function refusalText(t: ListingText, error: unknown): string {
  if (!isApiError(error) || error.code === 'no-network' || error.code === 'unreadable') return t('address.unexpected')
  if (error.code === 'signed-out') return t('address.no-token')
  return error.message || t('address.failed')
}
