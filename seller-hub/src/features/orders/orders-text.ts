import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

export const useOrdersText = createUsePageText({ name: 'seller-hub.orders', en, ur })

export type OrdersText = ReturnType<typeof useOrdersText>
export type OrdersTextId = Parameters<OrdersText>[0]
