import { type BrowserContext, expect, type Page } from '@playwright/test'
import { listProduct } from '../fixtures/listed-product.ts'
import { type Control, closeByEscape } from './controls.ts'
import { focus } from './press.ts'
import { type PressPage, signedIn } from './press-page.ts'

/** Titles of the listings that only the tests of these contexts edit: another test could sell a shared one meanwhile. */
const ownTitles = new WeakMap<BrowserContext, string>()

export const withOwnListing: PressPage['enter'] = async (context, request) => {
  const { title } = await listProduct(request, { title: 'Press kurta' })
  ownTitles.set(context, title)
  return signedIn('demo_seller', '/seller/sellinghub/selling-active')(context, request)
}

const edit = (page: Page) => page.getByRole('dialog', { name: 'Edit listing' })
const soldQuestion = (page: Page) => page.getByRole('dialog', { name: 'Mark as sold?' })
const discardQuestion = (page: Page) => page.getByRole('dialog', { name: 'Discard changes?' })
const save = (page: Page) => edit(page).getByRole('button', { name: 'Save changes' })
const close = (page: Page) => edit(page).getByRole('button', { name: 'Close' })
const discardChanges = (page: Page) => discardQuestion(page).getByRole('button', { name: 'Discard changes' })

/** Opens the dialog; what a press left open stays as it is. @returns whether it was closed */
async function openEdit(page: Page): Promise<boolean> {
  if (await edit(page).isVisible()) return false
  await page.getByRole('button', { name: `Update ${ownTitles.get(page.context())}` }).click()
  await expect(edit(page)).toBeVisible()
  return true
}

async function change(page: Page) {
  if (!(await openEdit(page))) return
  // Typed: over WebDriver BiDi `fill` emits no input event in Firefox.
  await edit(page).getByLabel('Description').press('End')
  await page.keyboard.type(' Washed.')
}

async function checkSold(page: Page) {
  if (await openEdit(page)) await edit(page).getByText('Sold', { exact: true }).click()
}

async function openSoldQuestion(page: Page) {
  await checkSold(page)
  await save(page).click()
  await expect(soldQuestion(page)).toBeVisible()
}

async function openChangesQuestion(page: Page) {
  await change(page)
  await close(page).click()
  await expect(discardQuestion(page)).toBeVisible()
}

/** Relists the listing that was just marked as sold. */
async function undo(page: Page) {
  const relisted = page.waitForResponse(response => response.request().method() === 'POST' && response.ok())
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).last().click()
  await relisted
}

const keepsEdit = (question: typeof edit) => async (page: Page) => {
  await expect(question(page)).toBeHidden()
  await expect(edit(page)).toBeVisible()
}

const pressed = (control: Omit<Control, 'byKeyboard'>): Control => ({
  ...control,
  byKeyboard: async page => {
    await focus(control.target(page))
    await page.keyboard.press('Enter')
  },
})

/** The controls from the edit dialog to marking a listing as sold. */
export const markingSold: Control[] = [
  pressed({
    name: 'Save changes of a sold listing',
    target: save,
    before: checkSold,
    verify: page => expect(soldQuestion(page)).toBeVisible(),
    after: closeByEscape(soldQuestion),
  }),
  pressed({
    name: 'Mark as sold? Not now',
    target: page => soldQuestion(page).getByRole('button', { name: 'Not now' }),
    before: openSoldQuestion,
    verify: keepsEdit(soldQuestion),
  }),
  pressed({
    name: 'Mark as sold? Mark as sold',
    target: page => soldQuestion(page).getByRole('button', { name: 'Mark as sold' }),
    before: openSoldQuestion,
    verify: page => expect(edit(page)).toBeHidden(),
    after: undo,
  }),
]

/** The edit dialog's close button after a change, and its confirmation dialog. */
export const discarding: Control[] = [
  pressed({
    name: 'Close of an edited listing',
    target: close,
    before: change,
    verify: page => expect(discardQuestion(page)).toBeVisible(),
    after: closeByEscape(discardQuestion),
  }),
  pressed({
    name: 'Discard changes? Keep editing',
    target: page => discardQuestion(page).getByRole('button', { name: 'Keep editing' }),
    before: openChangesQuestion,
    verify: keepsEdit(discardQuestion),
  }),
  pressed({
    name: 'Discard changes? Discard changes',
    target: discardChanges,
    before: openChangesQuestion,
    verify: page => expect(edit(page)).toBeHidden(),
  }),
]
