import type { AddressFault, AddressFormField } from '@closyyy/contract/address-rules'
import { contractSentence } from '@closyyy/forms/contract-sentence'
import { useAddressesText } from './addresses-text.ts'
import en from './messages/en.json'

const labels = [
  ['Address Line 1', 'address_line_1'],
  ['Address Line 2', 'address_line_2'],
  ['City', 'city'],
  ['State/Province', 'state_province_or_region'],
  ['Zip/Postal Code', 'zip_or_postal_code'],
] as const

/** Says the contract's sentences about an address in the reader's language. */
export function useAddressSentence() {
  const t = useAddressesText()
  const say = contractSentence(en, t)
  return (sentence: string): string => {
    const field = labels.find(([label]) => sentence === `${label} cannot contain URLs or special characters.`)
    return field ? t('signs', { label: t(field[1]) }) : say(sentence)
  }
}

/** Words a rule that a typed text breaks as the form of that type of address does (ADDRESS-4). */
export function useFaultWords() {
  const t = useAddressesText()
  return (type: string, fault: AddressFault, field: AddressFormField): string => {
    const label = labels.find(([, name]) => name === field)?.[1] ?? 'address_line_1'
    if (type === 'pickup' && fault !== 'signs') return t(fault)
    return fault === 'digits' || fault === 'letters' ? t(`shipping-${fault}`) : t('signs', { label: t(label) })
  }
}
