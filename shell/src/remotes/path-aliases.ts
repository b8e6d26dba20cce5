/** Aliases that people type, by the path of the page. Lower case, without slashes at either end. */
const aliases = {
  '/': 'home index index.html main start',
  '/cart': 'bag basket my-bag my-cart shopping-bag shopping-cart',
  '/listing': 'all browse buy catalog catalogue categories explore items products shop shops store',
  '/listing/men': 'man men mens',
  '/listing/women': 'ladies woman women womens',
  '/listing/kids': 'children kid kids',
  '/listing/beauty': 'beauty',
  '/listing/wedding-dresses': 'bridal wedding wedding-dress wedding-dresses weddings',
  '/about': 'about-us',
  '/data-deletion': 'close-account delete-account delete-my-account',
  '/exchange-and-returns':
    'delivery exchange exchanges faq faqs help refund refund-policy refunds return return-policy returns shipping',
  '/how-to-sell-on-closyyy': 'how-it-works how-to-sell',
  '/how-to-sell-on-closyyy#contact': 'contact contact-us customer-service support',
  '/managed-by-closyyy': 'managed managed-by',
  '/privacy-policy': 'cookies privacy',
  '/terms': 'conditions legal terms-and-conditions terms-of-service terms-of-use tos',
  '/seller/login': 'auth/login log-in login seller/log-in seller/sign-in seller/signin sign-in signin user/login',
  '/seller/phone':
    'auth/register auth/signup create-account join register registration seller/register seller/sign-up sign-up signup user/register',
  '/seller/password-reset':
    'forgot-password password-reset reset-password seller/forgot-password seller/reset-password',
  '/seller/verify-email': 'confirm-email verify-email',
  // No path signs out, as any site could link to it; the account menu has the button.
  '/seller/profile': 'account log-out logout me my-account my-profile profile seller/account sign-out signout user',
  '/seller/profile?tab=likes': 'favorites favourites liked likes',
  '/seller/profile?tab=saves': 'saved saves wishlist',
  '/seller/settings': 'account/settings settings',
  '/seller/preferences': 'notifications preferences',
  '/seller/purchases':
    'account/orders my-orders my-purchases order order-history order-tracking orders purchases seller/orders track track-order',
  '/seller/resolution': 'dispute disputes resolution resolution-centre',
  '/seller/list-item': 'add list list-an-item list-item new post sell sell-now seller/list-an-item seller/sell upload',
  '/seller/sellinghub/overview':
    'dashboard hub overview seller seller-hub seller/dashboard seller/hub seller/overview sellinghub selling-hub',
  '/seller/sellinghub/selling-active': 'my-items my-listings seller/listings seller/products selling selling-active',
  '/seller/sellinghub/offers': 'my-offers offer offers seller/offers',
  '/seller/sellinghub/sold-items': 'sales seller/sold seller/sold-items sold sold-items',
  '/seller/sellinghub/drafts': 'drafts seller/drafts',
  '/seller/sellinghub/stats': 'seller/stats statistics stats',
  '/seller/sellinghub/bank': 'bank bank-details seller/bank',
  '/seller/sellinghub/payment': 'payment payments payout payouts seller/payment seller/payments wallet',
  '/seller/sellinghub/vacation': 'seller/vacation vacation vacation-mode',
  '/seller/sellinghub/moderation': 'admin moderation',
}

const targets = new Map(
  Object.entries(aliases).flatMap(([target, words]) => words.split(' ').map(word => [word, target] as const)),
)

/** Returns the path that an alias means. Links spell the managed programme in many ways. */
export function aliasTarget(pathname: string): string | undefined {
  const word = pathname.toLowerCase().split('/').filter(Boolean).join('/')
  return targets.get(word) ?? (word.startsWith('managed-by-') ? '/managed-by-closyyy' : undefined)
}
