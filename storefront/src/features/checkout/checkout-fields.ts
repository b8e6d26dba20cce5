import { urlPattern } from '@closyyy/contract/sessions'

const rules = {
  name: /^[\p{L}\p{M} '’-]*$/u,
  addressLetters: /^[\p{L}\p{M}\p{Nd} ,.\-#/'()]*$/u,
  postalCode: /^[\p{L}\p{M}\p{Nd} ]*$/u,
  phone: /^[\d\s().+-]*$/,
}

/** What a text breaks, named as its message is; undefined where it may stand. */
export type TextRule<Fault extends string> = (text: string) => Fault | undefined

export const nameRule: TextRule<'name.wrong'> = text => (rules.name.test(text) ? undefined : 'name.wrong')

export const addressRule: TextRule<'forbidden'> = text =>
  urlPattern.test(text) || !rules.addressLetters.test(text) ? 'forbidden' : undefined

export const cityRule: TextRule<'city.digits' | 'forbidden'> = text =>
  /\p{N}/u.test(text) ? 'city.digits' : addressRule(text)

export const postalCodeRule: TextRule<'postal-code.wrong'> = text =>
  rules.postalCode.test(text) ? undefined : 'postal-code.wrong'

export const zipRule: TextRule<'zip.letters' | 'forbidden'> = text =>
  /\p{L}/u.test(text) ? 'zip.letters' : addressRule(text)

export const phoneRule: TextRule<'phone.wrong'> = text => (rules.phone.test(text) ? undefined : 'phone.wrong')
