/** Name of the shop, on its own because a page's first view needs no contact. */
export const brandName = 'Closyyy'

/** Identity and contact of the shop's operator; another operator changes this file only (NAV-7). */
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
