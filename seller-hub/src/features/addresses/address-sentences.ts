import type { useAddressesText } from './addresses-text.ts'

type Text = ReturnType<typeof useAddressesText>

const sentences: Record<string, Parameters<Text>[0]> = {
  'This field is required.': 'required',
  'URL is not allowed': 'url',
  'Numbers are not allowed': 'digits',
  'Alphabets are not allowed': 'letters',
  'City and State/Province cannot contain numbers.': 'shipping-digits',
  'Zip/Postal Code cannot contain alphabetic characters.': 'shipping-letters',
}

const labels = [
  ['Address Line 1', 'address_line_1'],
  ['Address Line 2', 'address_line_2'],
  ['City', 'city'],
  ['State/Province', 'state_province_or_region'],
  ['Zip/Postal Code', 'zip_or_postal_code'],
] as const

/** A sentence of the contract about an address in the reader's language; unknown ones stay as they are. */
export function translateSentence(t: Text, sentence: string): string {
  const id = sentences[sentence]
  if (id) return t(id)
  const field = labels.find(([label]) => sentence === `${label} cannot contain URLs or special characters.`)
  return field ? t('signs', { label: t(field[1]) }) : sentence
}
