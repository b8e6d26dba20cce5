import { isApiError } from '@closyyy/api-client/api-error'
import { type Address, addAddress } from '@closyyy/contract/addresses'
import { useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useSession } from '@closyyy/platform/session'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { addressesQuery } from '../listing-queries.ts'
import { type ListingText, useListingText } from '../listing-text.ts'
import {
  type AddressField,
  type AddressValues,
  addressFields,
  emptyAddress,
  missingLines,
  typedLine,
} from './address-rules.ts'

type Errors = Partial<Record<AddressField, string>>

/** The state of the form that adds a pickup address. */
export function useAddressForm(onAdded: (address: Address) => void) {
  const t = useListingText()
  const { api } = useServices()
  const queryClient = useQueryClient()
  const session = useSession()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(emptyAddress)
  const [errors, setErrors] = useState<Errors>({})

  const add = useMutation({
    mutationFn: (given: AddressValues) => api.call(addAddress, { body: { address_type: 'pickup', ...given } }),
    onSuccess(address) {
      queryClient.setQueryData(addressesQuery.queryKey, (known = []) => [...known, address])
      setValues(emptyAddress)
      onAdded(address)
    },
  })

  function show(wrong: Errors) {
    flushSync(() => setErrors(wrong))
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (add.isPending) return
    const missing = missingLines(values)
    show(Object.fromEntries(missing.map(field => [field, t('address.required')])))
    if (missing.length > 0) return
    await add.mutateAsync(values).catch(error => show(fieldErrors(error)))
  }

  const field = (name: AddressField) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange({ target }: { target: { value: string } }) {
      const { text, fault } = typedLine(name, target.value)
      add.reset()
      setValues(before => ({ ...before, [name]: text }))
      setErrors(before => ({ ...before, [name]: fault && t(fault) }))
    },
  })

  const refusal = session ? add.error && refusalText(t, add.error) : t('address.no-token')
  return { form, field, submit, isPending: add.isPending, isAdded: add.isSuccess, refusal }
}

function fieldErrors(error: unknown): Errors {
  if (!isApiError(error)) return {}
  return Object.fromEntries(
    addressFields.flatMap(field => {
      const sentence = error.errors[field]?.[0]
      return sentence ? [[field, sentence]] : []
    }),
  )
}

/** What to say of an address that was not kept (seller.txt section 8). */
function refusalText(t: ListingText, error: unknown): string {
  if (!isApiError(error) || error.code === 'no-network' || error.code === 'unreadable') return t('address.unexpected')
  if (error.code === 'signed-out') return t('address.no-token')
  return error.message || t('address.failed')
}
