import {
  ABOUT_PATH,
  ACCOUNT_PATH,
  ADDRESSES_PATH,
  BANK_PATH,
  CART_PATH,
  DATA_DELETION_PATH,
  DEVICES_PATH,
  DRAFTS_PATH,
  FOLLOWING_PATH,
  HOW_TO_SELL_PATH,
  LIST_ITEM_PATH,
  LISTING_PATH,
  LOGIN_PATH,
  MANAGED_PATH,
  MESSAGES_PATH,
  MODERATION_PATH,
  OFFERS_PATH,
  OVERVIEW_PATH,
  PASSWORD_RESET_PATH,
  PAYMENT_PATH,
  PHONE_PATH,
  PREFERENCES_PATH,
  PRIVACY_PATH,
  PROFILE_PATH,
  PURCHASES_PATH,
  RETURNS_PATH,
  SAVED_PATH,
  SELLING_ACTIVE_PATH,
  SETTINGS_PATH,
  SOLD_ITEMS_PATH,
  STATS_PATH,
  TERMS_PATH,
  VACATION_PATH,
  VERIFY_EMAIL_PATH,
} from '@closyyy/contract/paths'
import { RESOLUTION_PATH } from '@closyyy/contract/resolution-paths'

const aliases = {
  '/': 'home index index.html main start',
  [CART_PATH]: 'bag basket my-bag my-cart shopping-bag shopping-cart',
  [LISTING_PATH]: 'all browse buy catalog catalogue categories explore items products shop shops store',
  [`${LISTING_PATH}/men`]: 'man men mens',
  [`${LISTING_PATH}/women`]: 'ladies woman women womens',
  [`${LISTING_PATH}/kids`]: 'children kid kids',
  [`${LISTING_PATH}/beauty`]: 'beauty',
  [`${LISTING_PATH}/wedding-dresses`]: 'bridal wedding wedding-dress wedding-dresses weddings',
  [ABOUT_PATH]: 'about-us',
  [DATA_DELETION_PATH]: 'close-account delete-account delete-my-account',
  [RETURNS_PATH]:
    'delivery exchange exchanges faq faqs help refund refund-policy refunds return return-policy returns shipping',
  [HOW_TO_SELL_PATH]: 'how-it-works how-to-sell',
  [`${HOW_TO_SELL_PATH}#contact`]: 'contact contact-us customer-service support',
  [MANAGED_PATH]: 'managed managed-by',
  [PRIVACY_PATH]: 'cookies privacy',
  [TERMS_PATH]: 'conditions legal terms-and-conditions terms-of-service terms-of-use tos',
  [LOGIN_PATH]: 'auth/login log-in login seller/log-in seller/sign-in seller/signin sign-in signin user/login',
  [PHONE_PATH]:
    'auth/register auth/signup create-account join register registration seller/register seller/sign-up sign-up signup user/register',
  [PASSWORD_RESET_PATH]: 'forgot-password password-reset reset-password seller/forgot-password seller/reset-password',
  [VERIFY_EMAIL_PATH]: 'confirm-email verify-email',
  // No path logs out, because any site could link to it; the account menu has the button.
  [PROFILE_PATH]: 'log-out logout my-profile profile sign-out signout user',
  [`${PROFILE_PATH}?tab=likes`]: 'favorites favourites liked likes',
  [ACCOUNT_PATH]: 'account me my-account',
  [SAVED_PATH]: 'saved saves wishlist',
  [FOLLOWING_PATH]: 'following',
  [MESSAGES_PATH]: 'chat chats inbox messages',
  [ADDRESSES_PATH]: 'address-book addresses my-addresses',
  [DEVICES_PATH]: 'devices my-devices',
  [SETTINGS_PATH]: 'account/settings settings',
  [PREFERENCES_PATH]: 'notifications preferences',
  [PURCHASES_PATH]:
    'account/orders my-orders my-purchases order order-history order-tracking orders purchases seller/orders track track-order',
  [RESOLUTION_PATH]: 'dispute disputes resolution resolution-centre',
  [LIST_ITEM_PATH]: 'add list list-an-item list-item new post sell sell-now seller/list-an-item seller/sell upload',
  [OVERVIEW_PATH]:
    'dashboard hub overview seller seller-hub seller/dashboard seller/hub seller/overview sellinghub selling-hub',
  [SELLING_ACTIVE_PATH]: 'my-items my-listings seller/listings seller/products selling selling-active',
  [OFFERS_PATH]: 'my-offers offer offers seller/offers',
  [SOLD_ITEMS_PATH]: 'sales seller/sold seller/sold-items sold sold-items',
  [DRAFTS_PATH]: 'drafts seller/drafts',
  [STATS_PATH]: 'seller/stats statistics stats',
  [BANK_PATH]: 'bank bank-details seller/bank',
  [PAYMENT_PATH]: 'payment payments payout payouts seller/payment seller/payments wallet',
  [VACATION_PATH]: 'seller/vacation vacation vacation-mode',
  [MODERATION_PATH]: 'admin moderation',
}

const targets = new Map(
  Object.entries(aliases).flatMap(([target, words]) => words.split(' ').map(word => [word, target] as const)),
)

/** Links spell the managed programme in many ways. */
export function aliasTarget(pathname: string): string | undefined {
  const word = pathname.toLowerCase().split('/').filter(Boolean).join('/')
  return targets.get(word) ?? (word.startsWith('managed-by-') ? MANAGED_PATH : undefined)
}
