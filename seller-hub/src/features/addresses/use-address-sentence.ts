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
