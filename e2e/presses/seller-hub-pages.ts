import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { listProduct } from '../fixtures/listed-product.ts'
import { signIn, signInByApi } from '../fixtures/sign-in.ts'
import {
  button,
  closesDialog,
  dialog,
  fills,
  openDialog,
  opens,
  opensDialog,
  opensOptions,
  opensPicker,
} from './controls.ts'
import { discarding, markingSold, withOwnListing } from './editing-controls.ts'
import { desktop, type PressPage, phone, signedIn } from './press-page.ts'

const field = (label: string) => (page: Page) => dialog(page).getByLabel(label)
const brand = (page: Page) => page.getByRole('combobox', { name: 'Brand' })
const reason = (page: Page) => dialog(page).getByRole('textbox', { name: 'Reason' })
const shortcuts = button('Keyboard shortcuts')

/** The dialogs, menus and pickers of the seller hub. */
export const sellerHubPages: PressPage[] = [
  { ...desktop, name: 'marking as sold', enter: withOwnListing, controls: markingSold },
  { ...desktop, name: 'discarding changes', enter: withOwnListing, controls: discarding },
  {
    ...desktop,
    name: 'listing form',
    enter: signedIn('demo_seller', '/seller/list-item'),
    controls: [
      opensOptions('brand', brand),
      fills('brand: Khaadi', brand, 'Khaadi'),
      opensPicker('category', page => page.getByRole('combobox', { name: 'Category' })),
    ],
  },
  {
    ...desktop,
    name: 'selling active',
    enter: signedIn('demo_seller', '/seller/sellinghub/selling-active'),
    controls: [
      opensDialog('edit dialog', page => button(/^Update /)(page).first()),
      opensDialog('delete dialog', page => button(/^Delete /)(page).first()),
    ],
  },
  {
    ...desktop,
    name: 'offers',
    enter: async (context, request) => {
      await signIn(context, request, 'demo_seller')
      return conversationToAnswer(request)
    },
    controls: [opensDialog('counter-offer dialog', button('Counter Offer'), field('New Price'))],
  },
  {
    ...phone,
    name: 'hub on a phone',
    enter: signedIn('demo_seller', '/seller/sellinghub/bank'),
    controls: [opensDialog('bank dialog', button('Add/Update Bank Details'), field('Bank name'))],
  },
  {
    ...phone,
    name: 'listing form on a phone',
    enter: signedIn('demo_seller', '/seller/list-item'),
    controls: [opensOptions('brand on a phone', brand), fills('brand on a phone: Khaadi', brand, 'Khaadi')],
  },
  {
    ...desktop,
    name: 'payment',
    enter: signedIn('demo_seller', '/seller/sellinghub/payment'),
    controls: [
      {
        ...opensDialog('payout dialog', button('Request payout'), field('Amount in rupees')),
        // Disabled until the balance has loaded.
        before: page => expect(button('Request payout')(page)).toBeEnabled(),
      },
      opensDialog('cancel payout dialog', page => button(/^Cancel payout of /)(page).first()),
    ],
  },
  {
    ...desktop,
    name: 'moderation',
    enter: async (context, request) => {
      await listProduct(request, { title: 'Press kurta', isPending: true })
      return signedIn('demo_admin', '/seller/sellinghub/moderation')(context, request)
    },
    controls: [
      opensDialog('reject dialog', button('Reject'), reason),
      {
        ...opens('reject dialog: Replica', page => dialog(page).getByRole('button', { name: 'Replica' }), reason),
        before: page => openDialog(page, button('Reject')),
        verify: page => expect(reason(page)).toHaveValue(/replicas/),
      },
      closesDialog(
        'reject dialog: Cancel',
        page => dialog(page).getByRole('button', { name: 'Cancel' }),
        page => openDialog(page, button('Reject')),
      ),
      opensDialog('shortcuts dialog', shortcuts, page => dialog(page).getByRole('checkbox')),
      closesDialog(
        'shortcuts dialog: Close',
        page => dialog(page).getByRole('button', { name: 'Close' }),
        page => openDialog(page, shortcuts),
      ),
    ],
  },
]

async function conversationToAnswer(request: APIRequestContext): Promise<string> {
  const { token, user } = await signInByApi(request, 'demo_seller')
  const headers = { authorization: `Bearer ${token}` }
  const { data } = await (await request.get('/api/v1/listing/products/offers/received', { headers })).json()
  const open = data.original.find(
    (offer: Record<string, unknown>) =>
      offer.status === 'pending' && offer.seller_id === user.id && offer.actor_id !== user.id,
  )
  const { product_id, buyer_id, seller_id } = open
  return `/seller/sellinghub/offers?product_id=${product_id}&buyer_id=${buyer_id}&seller_id=${seller_id}`
}
