import { RESET_SENT } from '@closyyy/contract/accounts'

/** Success messages by call name, for responses with a `message` (API-1). */
export const successMessages: Readonly<Record<string, string>> = {
  createProduct: 'Product added successfully!',
  forgotPassword: RESET_SENT,
  saveBankDetails: 'Bank details saved successfully!',
}
