import { CART_PATH, CHECKOUT_PATH, FORMS_PATH, ORDER_CONFIRMATION_PATH } from '@closyyy/contract/paths'

export const PLAIN_CART_PATH = `${FORMS_PATH}/cart`
export const PLAIN_CHECKOUT_PATH = `${FORMS_PATH}/checkout`
const PLAIN_ORDERS_PATH = `${FORMS_PATH}/orders`

export const plainCheckoutPath = (sellerId: number) => `${PLAIN_CHECKOUT_PATH}?sellerId=${sellerId}`

/** Path of an order; guests who follow the link of an email have its token. */
export const plainOrderPath = (orderId: number | string, token?: string, confirm?: string) =>
  `${PLAIN_ORDERS_PATH}/${orderId}${token ? `?${new URLSearchParams({ token, ...(confirm && { confirm }) })}` : ''}`

/** Pattern of an order's id. */
export const ORDER_ID = '[1-9]\\d{0,14}'
const ORDER = new RegExp(`^${ORDER_CONFIRMATION_PATH}/(${ORDER_ID})$`)

/** Returns the plain page in place of a page that needs script; undefined if there is none. */
export function plainPathOf({ pathname, search, searchParams }: URL): string | undefined {
  if (pathname === CART_PATH) return PLAIN_CART_PATH
  if (pathname === CHECKOUT_PATH) return PLAIN_CHECKOUT_PATH + search
  const [, orderId] = ORDER.exec(pathname) ?? []
  return (
    orderId && plainOrderPath(orderId, searchParams.get('token') ?? undefined, searchParams.get('confirm') ?? undefined)
  )
}
