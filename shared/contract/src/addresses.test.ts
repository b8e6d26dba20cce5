import { expect, test } from 'vitest'
import { type AddressFormField, findAddressError } from './addresses.ts'

// ADDRESS-2, ADDRESS-3
test.each([
  ['address_line_1', "House # 12/3, St. 4-B (Sana's)"],
  ['address_line_1', 'مکان نمبر ۱۲، گلی ۴، گلبرگ۔'],
  ['address_line_1', 'Model Town, Ali’s house'],
  ['address', 'Street ‘A’'],
  ['address_line_2', 'نزد جامع مسجد، پہلی منزل'],
  ['city', 'ڈیرہ اسماعیل خان'],
  ['state_province_or_region', 'خیبر پختون\u200cخوا'],
  ['zip_or_postal_code', '۵۴۰۰۰'],
  ['address', 'فلیٹ نمبر ۳، بلاک بی'],
  ['postal_code', 'SW1A 1AA'],
] as const)('accepts a valid %s: “%s”', (field, text) => {
  expect(findAddressError(field, text)).toBeUndefined()
})

test.each(['http://x.pk', 'HTTPS://x.pk', 'https:', 'https//x.pk', 'see www.x.pk'])(
  'rejects %s as a URL in every address field',
  text => {
    const fields: AddressFormField[] = [
      'address_line_1',
      'address_line_2',
      'city',
      'state_province_or_region',
      'address',
    ]
    for (const field of [...fields, 'zip_or_postal_code', 'postal_code'] as const)
      expect(findAddressError(field, text)).toBe('url')
  },
)

test.each([
  ['city', 'Lahore 5', 'digits'],
  ['state_province_or_region', 'پنجاب ۲', 'digits'],
  ['zip_or_postal_code', '54a', 'letters'],
  ['address_line_1', 'House <', 'characters'],
  ['address', 'Flat @ 4', 'characters'],
  ['postal_code', '54-000', 'characters'],
] as const)('rejects an invalid %s: “%s”', (field, text, error) => {
  expect(findAddressError(field, text)).toBe(error)
})
