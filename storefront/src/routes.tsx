import type { RouteObject } from '@closyyy/platform/router'
import { toMen } from './pages/listing-redirects.ts'

/** Route ids name the chunks, so that the document server can preload their files. */
export const routes: RouteObject[] = [
  {
    id: 'storefront-home',
    path: '/',
    handle: { serverRendered: true, alwaysFound: true },
    lazy: () => import(/* webpackChunkName: "storefront-home" */ './pages/home-page.tsx'),
  },
  { id: 'storefront-listing-start', path: '/listing', handle: { serverRendered: true }, loader: toMen, element: null },
  { id: 'storefront-all-men', path: '/all-men', handle: { serverRendered: true }, loader: toMen, element: null },
  {
    id: 'storefront-listing',
    path: '/listing/:group/:category?',
    handle: { serverRendered: true },
    lazy: () => import(/* webpackChunkName: "storefront-listing" */ './pages/listing-page.tsx'),
  },
  {
    id: 'storefront-product',
    path: '/products/:brand/:slug',
    handle: { serverRendered: true },
    lazy: () => import(/* webpackChunkName: "storefront-product" */ './pages/product-page.tsx'),
  },
  {
    id: 'storefront-search',
    path: '/search',
    handle: { serverRendered: true, alwaysFound: true },
    lazy: () => import(/* webpackChunkName: "storefront-search" */ './pages/search-page.tsx'),
  },
  {
    id: 'storefront-cart',
    path: '/cart',
    handle: {},
    lazy: () => import(/* webpackChunkName: "storefront-cart" */ './pages/cart-page.tsx'),
  },
  {
    id: 'storefront-checkout',
    path: '/checkout',
    handle: {},
    lazy: () => import(/* webpackChunkName: "storefront-checkout" */ './pages/checkout-page.tsx'),
  },
  {
    id: 'storefront-order-confirmation',
    path: '/orderconfirmation/:orderId?',
    handle: {},
    lazy: () => import(/* webpackChunkName: "storefront-order-confirmation" */ './pages/order-confirmation-page.tsx'),
  },
  {
    id: 'storefront-shop',
    path: '/user/:id',
    handle: { serverRendered: true },
    lazy: () => import(/* webpackChunkName: "storefront-shop" */ './pages/shop-page.tsx'),
  },
  {
    id: 'storefront-about',
    path: '/about',
    handle: { serverRendered: true },
    lazy: () => import(/* webpackChunkName: "storefront-about" */ './pages/about-page.tsx'),
  },
  {
    id: 'storefront-how-to-sell',
    path: '/how-to-sell-on-closyyy',
    handle: { serverRendered: true },
    lazy: () => import(/* webpackChunkName: "storefront-how-to-sell" */ './pages/how-to-sell-page.tsx'),
  },
  {
    id: 'storefront-managed',
    path: '/managed-by-closyyy',
    handle: { serverRendered: true },
    lazy: () => import(/* webpackChunkName: "storefront-managed" */ './pages/managed-page.tsx'),
  },
  {
    id: 'storefront-impact',
    path: '/impact',
    handle: { serverRendered: true },
    lazy: () => import(/* webpackChunkName: "storefront-impact" */ './pages/impact-page.tsx'),
  },
  {
    id: 'storefront-exchange-and-returns',
    path: '/exchange-and-returns',
    handle: { serverRendered: true },
    lazy: () =>
      import(/* webpackChunkName: "storefront-exchange-and-returns" */ './pages/exchange-and-returns-page.tsx'),
  },
  {
    id: 'storefront-privacy-policy',
    path: '/privacy-policy',
    handle: { serverRendered: true },
    lazy: () => import(/* webpackChunkName: "storefront-privacy-policy" */ './pages/privacy-policy-page.tsx'),
  },
  {
    id: 'storefront-privacy-policy-bridge',
    path: '/privacy-policy-closyyy-bridge',
    handle: { serverRendered: true },
    lazy: () =>
      import(/* webpackChunkName: "storefront-privacy-policy-bridge" */ './pages/privacy-policy-bridge-page.tsx'),
  },
  {
    id: 'storefront-terms',
    path: '/terms',
    handle: { serverRendered: true },
    lazy: () => import(/* webpackChunkName: "storefront-terms" */ './pages/terms-page.tsx'),
  },
  {
    id: 'storefront-data-deletion',
    path: '/data-deletion',
    handle: { serverRendered: true },
    lazy: () => import(/* webpackChunkName: "storefront-data-deletion" */ './pages/data-deletion-page.tsx'),
  },
]
