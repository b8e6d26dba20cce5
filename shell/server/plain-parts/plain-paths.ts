import { parseId } from '@closyyy/contract/ids'
import { CART_PATH, CHECKOUT_PATH, FORMS_PATH, ORDER_CONFIRMATION_PATH } from '@closyyy/contract/paths'

export const PLAIN_CART_PATH = `${FORMS_PATH}/cart`
export const PLAIN_CHECKOUT_PATH = `${FORMS_PATH}/checkout`
const PLAIN_ORDERS_PATH = `${FORMS_PATH}/orders`

export const plainCheckoutPath = (sellerId: number) => `${PLAIN_CHECKOUT_PATH}?sellerId=${sellerId}`

/** Path of an order; guests who follow the link of an email have its token. */
export const plainOrderPath = (orderId: number | string, token?: string, confirm?: string) =>
  `${PLAIN_ORDERS_PATH}/${orderId}${proofQuery(token, confirm)}`

/** Path that receives a form of an order, with what its page was opened with: a browser reloads it with GET. */
export const plainOrderFormPath = (form: string, orderId: number | string, token?: string, confirm?: string) =>
  `${plainOrderPath(orderId)}/${form}${proofQuery(token, confirm)}`

const proofQuery = (token?: string, confirm?: string) =>
  token ? `?${new URLSearchParams({ token, ...(confirm && { confirm }) })}` : ''

const ORDER_PREFIX = `${ORDER_CONFIRMATION_PATH}/`

/** Returns the plain page in place of a page that needs script; undefined if there is none. */
export function plainPathOf({ pathname, search, searchParams }: URL): string | undefined {
  if (pathname === CART_PATH) return PLAIN_CART_PATH
  if (pathname === CHECKOUT_PATH) return PLAIN_CHECKOUT_PATH + search
  const orderId = pathname.startsWith(ORDER_PREFIX) ? parseId(pathname.slice(ORDER_PREFIX.length)) : undefined
  if (orderId === undefined) return undefined
  return plainOrderPath(orderId, searchParams.get('token') ?? undefined, searchParams.get('confirm') ?? undefined)
}
