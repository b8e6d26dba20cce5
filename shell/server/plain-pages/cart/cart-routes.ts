import { isApiError } from '@closyyy/api-client/api-error'
import { addGuestCartItem, deleteGuestCartItem, setGuestCartItemQuantity } from '@closyyy/contract/carts-calls'
import { CART_ITEMS_FORM_PATH } from '@closyyy/contract/paths'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { PLAIN_CART_PATH } from '../../plain-parts/plain-paths.ts'
import { failureText, statusOf } from '../failure-page.ts'
import { type FormFields, fieldsOf } from '../form-fields.ts'
import type { FormRoute, FormRoutes, FormVisit } from '../form-visit.ts'
import { cartPage } from './cart-page.ts'
import { readCart } from './read-cart.ts'

export function registerCartForms({ get, post }: FormRoutes): void {
  get(PLAIN_CART_PATH, visit => showCart(visit))
  // A rejected change leaves its path in the browser, which reloads it with GET.
  for (const path of ['', '/quantity', '/remove'])
    get(CART_ITEMS_FORM_PATH + path, async visit => visit.redirect(PLAIN_CART_PATH))
  post(
    CART_ITEMS_FORM_PATH,
    changeCart(({ api, requireGuestId }, fields) =>
      api.call(addGuestCartItem, {
        body: {
          guest_id: requireGuestId(),
          product_id: Number(fields.get('product_id')),
          quantity: Number(fields.get('quantity') ?? 1),
        },
      }),
    ),
  )
  post(
    `${CART_ITEMS_FORM_PATH}/quantity`,
    changeCart(({ api, requireGuestId }, fields) =>
      api.call(setGuestCartItemQuantity, {
        body: {
          guestID: requireGuestId(),
          productID: Number(fields.get('product_id')),
          quantity: Number(fields.get('quantity')),
        },
      }),
    ),
  )
  post(
    `${CART_ITEMS_FORM_PATH}/remove`,
    changeCart(({ api, requireGuestId }, fields) =>
      api
        .call(deleteGuestCartItem, {
          params: { cartId: Number(fields.get('item_id')) },
          query: { guest_id: requireGuestId() },
        })
        .catch(unlessRemoved),
    ),
  )
}

type Change = (visit: FormVisit, fields: FormFields) => Promise<unknown>

/** Changes the cart and shows it; a rejected change is shown above the cart. */
function changeCart(change: Change): FormRoute {
  return async (visit: FormVisit, request: FastifyRequest) => {
    try {
      await change(visit, fieldsOf(request))
    } catch (error) {
      if (!isApiError(error) || statusOf(error) === 503) throw error
      return showCart(visit, error)
    }
    return visit.redirect(PLAIN_CART_PATH)
  }
}

/** A product that was removed before, by an earlier press, is removed. */
function unlessRemoved(error: unknown): void {
  if (!isApiError(error) || error.code !== 'not-found') throw error
}

async function showCart(visit: FormVisit, error?: unknown): Promise<FastifyReply> {
  const { t, show } = visit
  const cart = await readCart(visit)
  const messages = error === undefined ? [] : [failureText(t, error)]
  return show({
    title: t('cart.heading'),
    content: cartPage(t, cart, messages),
    status: error === undefined ? 200 : statusOf(error),
  })
}
