import { brandName } from './brand-name.ts'

/** Identity and contact of the shop's operator; another operator changes it and `brandName` (NAV-7). */
export const brand = {
  name: brandName,
  email: 'hello@closyyy.example',
  /** International number in digits only, the format of `wa.me` links. */
  whatsapp: '923000000000',
  social: {
    instagram: 'https://www.instagram.com/closyyy',
    facebook: 'https://www.facebook.com/closyyy',
  },
} as const
