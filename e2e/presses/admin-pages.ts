import type { APIRequestContext, Page } from '@playwright/test'
import { appealRefusal, oweReadyRefund, reportPerson, reportProduct, suspendPerson } from '../fixtures/admin-queues.ts'
import { button, closesDialog, dialog, openDialog, opensDialog } from './controls.ts'
import { desktop, type PressPage, phone, signedIn } from './press-page.ts'

const reason = (page: Page) => dialog(page).getByRole('textbox', { name: 'Reason' })
const first = (name: RegExp) => (page: Page) => button(name)(page).first()
const close = (page: Page) => dialog(page).getByRole('button', { name: 'Close' })
const takeDown = first(/^Take down/)
const end = first(/^End suspension of/)

/** Enters a queue of the administrators that has at least one entry. */
const withEntry =
  (fill: (request: APIRequestContext) => Promise<unknown>, path: string): PressPage['enter'] =>
  async (context, request) => {
    await fill(request)
    return signedIn('demo_admin', `/seller/sellinghub/${path}`)(context, request)
  }

/** The queues of the administrators. */
export const adminPages: PressPage[] = [
  {
    ...desktop,
    name: 'reports of items',
    enter: withEntry(reportProduct, 'reports'),
    controls: [
      opensDialog('take-down dialog', takeDown, reason),
      closesDialog('take-down dialog: Close', close, page => openDialog(page, takeDown)),
    ],
  },
  {
    ...phone,
    name: 'reports of people on a phone',
    enter: withEntry(reportPerson, 'reports'),
    controls: [opensDialog('suspension dialog', first(/^Suspend account/), reason)],
  },
  {
    ...desktop,
    name: 'suspended accounts',
    enter: withEntry(suspendPerson, 'suspended-accounts'),
    controls: [
      opensDialog('end dialog', end, reason),
      closesDialog('end dialog: Close', close, page => openDialog(page, end)),
    ],
  },
  {
    ...desktop,
    name: 'appeals',
    enter: withEntry(appealRefusal, 'appeals'),
    controls: [
      opensDialog('accept dialog', first(/^Accept/), reason),
      opensDialog('reject dialog', first(/^Reject/), reason),
    ],
  },
  {
    ...desktop,
    name: 'refunds',
    enter: withEntry(oweReadyRefund, 'refunds'),
    controls: [opensDialog('sending dialog', first(/^Start sending /))],
  },
  {
    ...phone,
    name: 'appeals on a phone',
    enter: withEntry(appealRefusal, 'appeals'),
    controls: [opensDialog('accept dialog on a phone', first(/^Accept/), reason)],
  },
]
