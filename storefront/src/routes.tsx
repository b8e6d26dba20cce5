import {
  ABOUT_PATH,
  ALL_MEN_PATH,
  BRIDGE_PRIVACY_PATH,
  CART_PATH,
  CHECKOUT_PATH,
  DATA_DELETION_PATH,
  HOW_TO_SELL_PATH,
  IMPACT_PATH,
  LISTING_PATH,
  MANAGED_PATH,
  ORDER_CONFIRMATION_PATH,
  PRIVACY_PATH,
  PRODUCTS_PATH,
  RETURNS_PATH,
  SEARCH_PATH,
  SHOPS_PATH,
  TERMS_PATH,
} from '@closyyy/contract/paths'
import type { RouteObject } from '@closyyy/platform/router'
import { withFilterParts } from './components/filters/filter-parts.ts'
import { toMen } from './pages/listing-redirects.ts'

/** Route ids are also chunk names, so that the document server can preload their files. */
export const routes: RouteObject[] = [
  {
    id: 'storefront-home',
    path: '/',
    handle: { serverRendered: true, alwaysFound: true },
    lazy: () => import(/* webpackChunkName: "storefront-home" */ './pages/home-page.tsx'),
  },
  {
    id: 'storefront-listing-start',
    path: LISTING_PATH,
    handle: { serverRendered: true },
    loader: toMen,
    element: null,
  },
  { id: 'storefront-all-men', path: ALL_MEN_PATH, handle: { serverRendered: true }, loader: toMen, element: null },
  {
    id: 'storefront-listing',
    path: `${LISTING_PATH}/:group/:category?`,
    handle: { serverRendered: true },
    lazy: () =>
      withFilterParts(import(/* webpackChunkName: "storefront-listing" */ './pages/listing-page.tsx'), {
        form: () => import(/* webpackChunkName: "storefront-listing-wide" */ './components/filters/filter-form.tsx'),
        chips: () =>
          import(/* webpackChunkName: "storefront-listing-filtered" */ './components/filters/filter-chips.tsx'),
      }),
  },
  {
    id: 'storefront-product',
    path: `${PRODUCTS_PATH}/:brand/:slug`,
    handle: { serverRendered: true, hideBottomBar: true },
    lazy: () => import(/* webpackChunkName: "storefront-product" */ './pages/product-page.tsx'),
  },
  {
    id: 'storefront-search',
    path: SEARCH_PATH,
    handle: { serverRendered: true, alwaysFound: true },
    lazy: () =>
      withFilterParts(import(/* webpackChunkName: "storefront-search" */ './pages/search-page.tsx'), {
        form: () => import(/* webpackChunkName: "storefront-search-wide" */ './components/filters/filter-form.tsx'),
        chips: () =>
          import(/* webpackChunkName: "storefront-search-filtered" */ './components/filters/filter-chips.tsx'),
      }),
  },
  {
    id: 'storefront-cart',
    path: CART_PATH,
    handle: {},
    lazy: () => import(/* webpackChunkName: "storefront-cart" */ './pages/cart-page.tsx'),
  },
  {
    id: 'storefront-checkout',
    path: CHECKOUT_PATH,
    handle: { hideBottomBar: true },
    lazy: () => import(/* webpackChunkName: "storefront-checkout" */ './pages/checkout-page.tsx'),
  },
  {
    id: 'storefront-order-confirmation',
    path: `${ORDER_CONFIRMATION_PATH}/:orderId?`,
    handle: {},
    lazy: () => import(/* webpackChunkName: "storefront-order-confirmation" */ './pages/order-confirmation-page.tsx'),
  },
  {
    id: 'storefront-shop',
    path: `${SHOPS_PATH}/:id`,
    handle: { serverRendered: true },
    lazy: () => import(/* webpackChunkName: "storefront-shop" */ './pages/shop-page.tsx'),
  },
  {
    id: 'storefront-about',
    path: ABOUT_PATH,
    handle: { serverRendered: true },
    lazy: () => import(/* webpackChunkName: "storefront-about" */ './pages/about-page.tsx'),
  },
  {
    id: 'storefront-how-to-sell',
    path: HOW_TO_SELL_PATH,
    handle: { serverRendered: true },
    lazy: () => import(/* webpackChunkName: "storefront-how-to-sell" */ './pages/how-to-sell-page.tsx'),
  },
  {
    id: 'storefront-managed',
    path: MANAGED_PATH,
    handle: { serverRendered: true },
    lazy: () => import(/* webpackChunkName: "storefront-managed" */ './pages/managed-page.tsx'),
  },
  {
    id: 'storefront-impact',
    path: IMPACT_PATH,
    handle: { serverRendered: true },
    lazy: () => import(/* webpackChunkName: "storefront-impact" */ './pages/impact-page.tsx'),
  },
  {
    id: 'storefront-exchange-and-returns',
    path: RETURNS_PATH,
    handle: { serverRendered: true },
    lazy: () =>
      import(/* webpackChunkName: "storefront-exchange-and-returns" */ './pages/exchange-and-returns-page.tsx'),
  },
  {
    id: 'storefront-privacy-policy',
    path: PRIVACY_PATH,
    handle: { serverRendered: true },
    lazy: () => import(/* webpackChunkName: "storefront-privacy-policy" */ './pages/privacy-policy-page.tsx'),
  },
  {
    id: 'storefront-privacy-policy-bridge',
    path: BRIDGE_PRIVACY_PATH,
    handle: { serverRendered: true },
    lazy: () =>
      import(/* webpackChunkName: "storefront-privacy-policy-bridge" */ './pages/privacy-policy-bridge-page.tsx'),
  },
  {
    id: 'storefront-terms',
    path: TERMS_PATH,
    handle: { serverRendered: true },
    lazy: () => import(/* webpackChunkName: "storefront-terms" */ './pages/terms-page.tsx'),
  },
  {
    id: 'storefront-data-deletion',
    path: DATA_DELETION_PATH,
    handle: { serverRendered: true },
    lazy: () => import(/* webpackChunkName: "storefront-data-deletion" */ './pages/data-deletion-page.tsx'),
  },
]
