import {
  AUDIT_LOG_PATH,
  BANK_PATH,
  DEVICES_PATH,
  DISPUTES_PATH,
  DRAFTS_PATH,
  EDIT_PROFILE_PATH,
  HUB_PATH,
  LIST_ITEM_PATH,
  MISSPELT_PREFERENCES_PATH,
  MISSPELT_PROFILE_PATH,
  MODERATION_PATH,
  OFFERS_PATH,
  OVERVIEW_PATH,
  PAYMENT_PATH,
  PAYOUTS_PATH,
  PREFER_PATH,
  PREFERENCES_PATH,
  PROFILE_PATH,
  PURCHASES_PATH,
  REMITTANCES_PATH,
  RESOLUTION_PATH,
  SELLING_ACTIVE_PATH,
  SELLING_SOLD_PATH,
  SETTINGS_PATH,
  SHIPPING_PATH,
  SOLD_ITEMS_PATH,
  STATS_PATH,
  TEAM_PATH,
  VACATION_PATH,
} from '@closyyy/contract/paths'
import { type RouteObject, redirect } from '@closyyy/platform/router'

/** All routes of the hub. A route's id is also its chunk name, for preloading. */
export const routes: RouteObject[] = [
  {
    id: 'hub',
    handle: { hideHeaderFooter: true, sellerHeader: true, requiresSession: true },
    lazy: () => import(/* webpackChunkName: "hub" */ './components/hub-layout.tsx'),
    children: [
      { id: 'hub-start', path: HUB_PATH, element: null, loader: () => redirect(OVERVIEW_PATH) },
      {
        id: 'list-item',
        path: LIST_ITEM_PATH,
        lazy: () => import(/* webpackChunkName: "list-item" */ './pages/list-item-page.tsx'),
      },
      {
        id: 'hub-overview',
        path: OVERVIEW_PATH,
        lazy: () => import(/* webpackChunkName: "hub-overview" */ './pages/overview-page.tsx'),
      },
      {
        id: 'hub-selling-active',
        path: SELLING_ACTIVE_PATH,
        lazy: () => import(/* webpackChunkName: "hub-selling-active" */ './pages/selling-active-page.tsx'),
      },
      {
        id: 'hub-drafts',
        path: DRAFTS_PATH,
        lazy: () => import(/* webpackChunkName: "hub-drafts" */ './pages/drafts-page.tsx'),
      },
      {
        id: 'hub-moderation',
        path: MODERATION_PATH,
        lazy: () => import(/* webpackChunkName: "hub-moderation" */ './pages/moderation-page.tsx'),
      },
      {
        id: 'hub-offers',
        path: OFFERS_PATH,
        lazy: () => import(/* webpackChunkName: "hub-offers" */ './pages/offers-page.tsx'),
      },
      {
        id: 'hub-sold-items',
        path: SOLD_ITEMS_PATH,
        lazy: () => import(/* webpackChunkName: "hub-sold-items" */ './pages/sold-items-page.tsx'),
      },
      {
        id: 'hub-selling-sold',
        path: SELLING_SOLD_PATH,
        element: null,
        loader: () => redirect(SOLD_ITEMS_PATH),
      },
      {
        id: 'purchases',
        path: PURCHASES_PATH,
        lazy: () => import(/* webpackChunkName: "purchases" */ './pages/purchases-page.tsx'),
      },
      {
        id: 'resolution',
        path: RESOLUTION_PATH,
        lazy: () => import(/* webpackChunkName: "resolution" */ './pages/resolution-page.tsx'),
      },
      {
        id: 'hub-stats',
        path: STATS_PATH,
        lazy: () => import(/* webpackChunkName: "hub-stats" */ './pages/stats-page.tsx'),
      },
      {
        id: 'hub-payment',
        path: PAYMENT_PATH,
        lazy: () => import(/* webpackChunkName: "hub-payment" */ './pages/payment-page.tsx'),
      },
      {
        id: 'hub-disputes',
        path: DISPUTES_PATH,
        lazy: () => import(/* webpackChunkName: "hub-disputes" */ './pages/admin-disputes-page.tsx'),
      },
      {
        id: 'hub-payouts',
        path: PAYOUTS_PATH,
        lazy: () => import(/* webpackChunkName: "hub-payouts" */ './pages/payouts-page.tsx'),
      },
      {
        id: 'hub-remittances',
        path: REMITTANCES_PATH,
        lazy: () => import(/* webpackChunkName: "hub-remittances" */ './pages/remittances-page.tsx'),
      },
      {
        id: 'hub-audit-log',
        path: AUDIT_LOG_PATH,
        lazy: () => import(/* webpackChunkName: "hub-audit-log" */ './pages/audit-log-page.tsx'),
      },
      {
        id: 'hub-team',
        path: TEAM_PATH,
        lazy: () => import(/* webpackChunkName: "hub-team" */ './pages/team-page.tsx'),
      },
      {
        id: 'hub-bank',
        path: BANK_PATH,
        lazy: () => import(/* webpackChunkName: "hub-bank" */ './pages/bank-page.tsx'),
      },
      {
        id: 'hub-shipping',
        path: SHIPPING_PATH,
        lazy: () => import(/* webpackChunkName: "hub-shipping" */ './pages/shipping-page.tsx'),
      },
      {
        id: 'hub-vacation',
        path: VACATION_PATH,
        lazy: () => import(/* webpackChunkName: "hub-vacation" */ './pages/vacation-page.tsx'),
      },
      {
        id: 'profile',
        path: PROFILE_PATH,
        caseSensitive: true,
        lazy: () => import(/* webpackChunkName: "profile" */ './pages/profile-page.tsx'),
      },
      { id: 'profile-misspelt', path: MISSPELT_PROFILE_PATH, element: null, loader: () => redirect(PROFILE_PATH) },
      {
        id: 'edit-profile',
        path: EDIT_PROFILE_PATH,
        lazy: () => import(/* webpackChunkName: "edit-profile" */ './pages/edit-profile-page.tsx'),
      },
      {
        id: 'settings',
        path: SETTINGS_PATH,
        lazy: () => import(/* webpackChunkName: "settings" */ './pages/settings-page.tsx'),
      },
      {
        id: 'devices',
        path: DEVICES_PATH,
        lazy: () => import(/* webpackChunkName: "devices" */ './pages/devices-page.tsx'),
      },
      {
        id: 'preferences',
        path: PREFERENCES_PATH,
        lazy: () => import(/* webpackChunkName: "preferences" */ './pages/preferences-page.tsx'),
      },
      {
        id: 'preferences-misspelt',
        path: MISSPELT_PREFERENCES_PATH,
        element: null,
        loader: () => redirect(PREFERENCES_PATH),
      },
      {
        id: 'prefer',
        path: PREFER_PATH,
        lazy: () => import(/* webpackChunkName: "prefer" */ './pages/prefer-page.tsx'),
      },
    ],
  },
  {
    id: 'packing-slip',
    path: `${SOLD_ITEMS_PATH}/:orderId/slip`,
    handle: { hideHeaderFooter: true, requiresSession: true },
    lazy: () => import(/* webpackChunkName: "packing-slip" */ './pages/packing-slip-page.tsx'),
  },
]
