import { RESET_SENT } from '@closyyy/contract/accounts'

/** What a success tells a person, by the call's name, where the specs give its answer a `message` (seller.txt section 7). */
export const successMessages: Readonly<Record<string, string>> = {
  createProduct: 'Product added successfully!',
  forgotPassword: RESET_SENT,
  saveBankDetails: 'Bank details saved successfully!',
}
