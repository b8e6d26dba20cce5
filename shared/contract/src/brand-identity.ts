/** Who runs this shop: another operator changes this file alone (NAV-7). */
export const brand = {
  name: 'Closyyy',
  email: 'hello@closyyy.example',
  /** International form, digits only, as wa.me takes it. */
  whatsapp: '923000000000',
  social: {
    instagram: 'https://www.instagram.com/closyyy',
    facebook: 'https://www.facebook.com/closyyy',
  },
} as const
