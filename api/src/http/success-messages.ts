import { type Message, message } from '../messages/response-message.ts'

/** Success messages by call name, for responses with a `message` (API-1). */
export const successMessages: Readonly<Record<string, Message>> = {
  createProduct: message('product.added'),
  forgotPassword: message('account.reset-sent'),
  saveBankDetails: message('bank-details.saved'),
}
