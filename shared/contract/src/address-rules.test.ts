import { expect, test } from 'vitest'
import { type AddressFormField, addressFault } from './address-rules.ts'

// ADDRESS-2, ADDRESS-3
test.each([
  ['address_line_1', "House # 12/3, St. 4-B (Sana's)"],
  ['address_line_1', 'مکان نمبر ۱۲، گلی ۴، گلبرگ۔'],
  ['address_line_2', 'نزد جامع مسجد، پہلی منزل'],
  ['city', 'ڈیرہ اسماعیل خان'],
  ['state_province_or_region', 'خیبر پختون\u200cخوا'],
  ['zip_or_postal_code', '۵۴۰۰۰'],
  ['address', 'فلیٹ نمبر ۳، بلاک بی'],
  ['postal_code', 'SW1A 1AA'],
] as const)('%s takes “%s”', (field, text) => {
  expect(addressFault(field, text)).toBeUndefined()
})

test.each(['http://x.pk', 'HTTPS://x.pk', 'https:', 'https//x.pk', 'see www.x.pk'])(
  'every field refuses %s as a URL',
  text => {
    const fields: AddressFormField[] = [
      'address_line_1',
      'address_line_2',
      'city',
      'state_province_or_region',
      'address',
    ]
    for (const field of [...fields, 'zip_or_postal_code', 'postal_code'] as const)
      expect(addressFault(field, text)).toBe('url')
  },
)

test.each([
  ['city', 'Lahore 5', 'digits'],
  ['state_province_or_region', 'پنجاب ۲', 'digits'],
  ['zip_or_postal_code', '54a', 'letters'],
  ['address_line_1', 'House <', 'signs'],
  ['address', 'Flat @ 4', 'signs'],
  ['postal_code', '54-000', 'signs'],
] as const)('%s refuses “%s”', (field, text, fault) => {
  expect(addressFault(field, text)).toBe(fault)
})
