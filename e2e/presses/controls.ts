import { expect, type Locator, type Page } from '@playwright/test'
import { focus, type PressKind } from './press.ts'

/** A control, and how to verify that it responds to a press. */
export interface Control {
  name: string
  target: (page: Page) => Locator
  /** Makes the control ready, such as opening its list. */
  before?: (page: Page) => Promise<void>
  verify: (page: Page, kind: PressKind) => Promise<void>
  /** Returns the page to a state that `before` starts from. */
  after?: (page: Page) => Promise<void>
  /** Presses it by keyboard. */
  byKeyboard: (page: Page) => Promise<void>
}

type Find = (page: Page) => Locator

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const focused = (page: Page) => dialog(page).locator(':focus')

const byKey =
  (target: Find, key = 'Enter') =>
  async (page: Page) => {
    await focus(target(page))
    await page.keyboard.press(key)
  }

export const closeByEscape = (content: Find) => async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(content(page)).toBeHidden()
}

/** A control that shows content, which Esc hides. */
export function opens(name: string, target: Find, content: Find, key?: string): Control {
  return {
    name,
    target,
    verify: page => expect(content(page)).toBeVisible(),
    after: closeByEscape(content),
    byKeyboard: byKey(target, key),
  }
}

/** A control that opens a dialog, whose first field has the focus. */
export function opensDialog(name: string, target: Find, firstField: Find = focused): Control {
  return {
    ...opens(name, target, dialog),
    verify: page => expect(firstField(page)).toBeFocused(),
  }
}

/** Opens a dialog by a click. */
export async function openDialog(page: Page, control: Find): Promise<void> {
  await control(page).click()
  await expect(dialog(page)).toBeVisible()
}

/** A control that closes its dialog. */
export function closesDialog(name: string, target: Find, open: (page: Page) => Promise<void>): Control {
  return {
    name,
    target,
    before: open,
    verify: page => expect(dialog(page)).toBeHidden(),
    byKeyboard: byKey(target),
  }
}

/** A choice that opens another URL; a pointer also closes its list. */
export function opensUrl(name: string, open: Find, target: Find, url: RegExp, key?: string): Control {
  // The list stays open while choices are made by keyboard.
  const staysOpen = key !== undefined
  return {
    name,
    target,
    // A pending Back navigation closes the list when it completes.
    before: page =>
      expect(async () => {
        await open(page).click()
        await expect(target(page)).toBeVisible({ timeout: 2_000 })
      }).toPass(),
    verify: async (page, kind) => {
      await expect(page).toHaveURL(url)
      await expect(target(page)).toBeVisible({ visible: staysOpen && kind === 'keyboard' })
    },
    after: async page => {
      await page.keyboard.press('Escape')
      await page.goBack()
      await expect(page).not.toHaveURL(url)
    },
    byKeyboard: byKey(target, key),
  }
}

/** A field whose options open on a press anywhere in it. */
export function opensOptions(name: string, input: Find): Control {
  return {
    ...opens(
      name,
      page => input(page).locator('xpath=..'),
      page => page.getByRole('listbox'),
    ),
    before: page => input(page).blur(),
    byKeyboard: byKey(input, 'ArrowDown'),
  }
}

/** A native select. Its list is the browser's own, which only the browser can press; `:open` matches while it is shown. */
export function opensPicker(name: string, select: Find): Control {
  const isOpen = (page: Page) => () => select(page).evaluate(element => element.matches(':open'))
  return {
    name,
    target: select,
    verify: page => expect.poll(isOpen(page)).toBe(true),
    after: async page => {
      await select(page).blur()
      await expect.poll(isOpen(page)).toBe(false)
    },
    byKeyboard: byKey(select, 'Space'),
  }
}

/** An option that fills its field. */
export function fills(name: string, input: Find, option: string): Control {
  return {
    name,
    target: page => page.getByRole('option', { name: option, exact: true }),
    before: async page => {
      await input(page).evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await input(page).focus()
      await input(page).selectText()
      await page.keyboard.type(option.slice(0, 3))
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('option', { name: option, exact: true })).toBeVisible()
    },
    verify: page => expect(input(page)).toHaveValue(option),
    after: async page => {
      await input(page).fill('')
      await page.keyboard.press('Escape')
    },
    byKeyboard: page => page.keyboard.press('Enter'),
  }
}

export { button, dialog }
