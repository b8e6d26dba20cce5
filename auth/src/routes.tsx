import {
  GOOGLE_CALLBACK_PATH,
  KEEP_ACCOUNT_PATH,
  LOGIN_PATH,
  PASSWORD_RESET_PATH,
  PHONE_PATH,
  SIGN_UP_PATH,
  SIGN_UP_STEP_PATHS,
  SIGN_UP_SUCCESS_PATH,
  VERIFICATION_PATH,
  VERIFY_EMAIL_PATH,
} from '@closyyy/contract/paths'
import { type RouteObject, redirect } from '@closyyy/platform/router'

const alone = { hideHeaderFooter: true }

/** Route ids are also chunk names, so that the document server can preload their files. */
export const routes: RouteObject[] = [
  {
    id: 'auth-login',
    path: LOGIN_PATH,
    handle: alone,
    lazy: () => import(/* webpackChunkName: "auth-login" */ './pages/login-page.tsx'),
  },
  {
    id: 'auth-signup',
    path: SIGN_UP_PATH,
    handle: alone,
    element: null,
    loader: ({ request }) => redirect(PHONE_PATH + new URL(request.url).search),
  },
  {
    id: 'auth-phone',
    path: PHONE_PATH,
    handle: alone,
    lazy: () => import(/* webpackChunkName: "auth-phone" */ './pages/phone-page.tsx'),
  },
  {
    id: 'auth-verification',
    path: VERIFICATION_PATH,
    handle: alone,
    lazy: () => import(/* webpackChunkName: "auth-verification" */ './pages/verification-page.tsx'),
  },
  {
    id: 'auth-signup-step1',
    path: SIGN_UP_STEP_PATHS[0],
    handle: alone,
    lazy: () => import(/* webpackChunkName: "auth-signup-step1" */ './pages/signup-step1-page.tsx'),
  },
  {
    id: 'auth-signup-step2',
    path: SIGN_UP_STEP_PATHS[1],
    handle: alone,
    lazy: () => import(/* webpackChunkName: "auth-signup-step2" */ './pages/signup-step2-page.tsx'),
  },
  {
    id: 'auth-signup-step3',
    path: SIGN_UP_STEP_PATHS[2],
    handle: alone,
    lazy: () => import(/* webpackChunkName: "auth-signup-step3" */ './pages/signup-step3-page.tsx'),
  },
  {
    id: 'auth-signup-success',
    path: SIGN_UP_SUCCESS_PATH,
    handle: alone,
    lazy: () => import(/* webpackChunkName: "auth-signup-success" */ './pages/signup-success-page.tsx'),
  },
  {
    id: 'auth-password-reset',
    path: PASSWORD_RESET_PATH,
    handle: alone,
    lazy: () => import(/* webpackChunkName: "auth-password-reset" */ './pages/password-reset-page.tsx'),
  },
  {
    id: 'auth-verify-email',
    path: VERIFY_EMAIL_PATH,
    handle: alone,
    lazy: () => import(/* webpackChunkName: "auth-verify-email" */ './pages/verify-email-page.tsx'),
  },
  {
    id: 'auth-keep-account',
    path: KEEP_ACCOUNT_PATH,
    handle: { ...alone, requiresSession: true },
    lazy: () => import(/* webpackChunkName: "auth-keep-account" */ './pages/keep-account-page.tsx'),
  },
  {
    id: 'auth-google-callback',
    path: GOOGLE_CALLBACK_PATH,
    handle: alone,
    lazy: () => import(/* webpackChunkName: "auth-google-callback" */ './pages/google-callback-page.tsx'),
  },
]
