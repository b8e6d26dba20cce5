import { type RouteObject, redirect } from '@closyyy/platform/router'
import { PHONE_PATH } from './addresses.ts'

const alone = { hideHeaderFooter: true }

/** The whole address table of auth. A route's id names its chunk, so that its files can be preloaded. */
export const routes: RouteObject[] = [
  {
    id: 'auth-login',
    path: '/seller/login',
    handle: alone,
    lazy: () => import(/* webpackChunkName: "auth-login" */ './pages/login-page.tsx'),
  },
  {
    id: 'auth-signup',
    path: '/seller/signup',
    handle: alone,
    element: null,
    loader: ({ request }) => redirect(PHONE_PATH + new URL(request.url).search),
  },
  {
    id: 'auth-phone',
    path: '/seller/phone',
    handle: alone,
    lazy: () => import(/* webpackChunkName: "auth-phone" */ './pages/phone-page.tsx'),
  },
  {
    id: 'auth-verification',
    path: '/seller/sellinghub/varification',
    handle: alone,
    lazy: () => import(/* webpackChunkName: "auth-verification" */ './pages/verification-page.tsx'),
  },
  {
    id: 'auth-signup-step1',
    path: '/seller/signup-step1',
    handle: alone,
    lazy: () => import(/* webpackChunkName: "auth-signup-step1" */ './pages/signup-step1-page.tsx'),
  },
  {
    id: 'auth-signup-step2',
    path: '/seller/signup-step2',
    handle: alone,
    lazy: () => import(/* webpackChunkName: "auth-signup-step2" */ './pages/signup-step2-page.tsx'),
  },
  {
    id: 'auth-signup-step3',
    path: '/seller/signup-step3',
    handle: alone,
    lazy: () => import(/* webpackChunkName: "auth-signup-step3" */ './pages/signup-step3-page.tsx'),
  },
  {
    id: 'auth-signup-success',
    path: '/seller/signupsuccess',
    handle: alone,
    lazy: () => import(/* webpackChunkName: "auth-signup-success" */ './pages/signup-success-page.tsx'),
  },
  {
    id: 'auth-password-reset',
    path: '/seller/password-reset',
    handle: alone,
    lazy: () => import(/* webpackChunkName: "auth-password-reset" */ './pages/password-reset-page.tsx'),
  },
  {
    id: 'auth-verify-email',
    path: '/seller/verify-email',
    handle: alone,
    lazy: () => import(/* webpackChunkName: "auth-verify-email" */ './pages/verify-email-page.tsx'),
  },
  {
    id: 'auth-google-callback',
    path: '/auth/google/callback',
    handle: alone,
    lazy: () => import(/* webpackChunkName: "auth-google-callback" */ './pages/google-callback-page.tsx'),
  },
]
