import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { watchLostFocus } from './lost-focus.ts'
import { MAIN_ID } from './main-id.ts'

let observer: MutationObserver

beforeAll(() => {
  observer = watchLostFocus()
})

// Test files share one page.
afterAll(async () => {
  observer.disconnect()
  await settled()
})

beforeEach(async () => {
  history.replaceState(null, '', '/')
  document.body.innerHTML = `
    <main id="${MAIN_ID}" tabindex="-1">
      <section><ul>${['Kurta', 'Shawl', 'Khussa'].map(rowOf).join('')}</ul><p>Three drafts</p></section>
    </main>
    <dialog><h2>Set up</h2><div><button>Next</button></div></dialog>`
  // The focus of the test before is lost too.
  await settled()
})

/** Resolves after the time that a lost focus waits. */
const settled = () => new Promise<void>(resolve => setTimeout(resolve, 350))

const rowOf = (name: string) => `<li><a href="/${name}">${name}</a><button>Delete ${name}</button></li>`
const element = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement
const rows = () => [...document.querySelectorAll<HTMLElement>('li')] as [HTMLElement, HTMLElement, HTMLElement]
const buttonOf = (row: HTMLElement) => row.querySelector('button') as HTMLElement
const focus = () => document.activeElement

// NAV-10
test('moves to the same control of the next row', async () => {
  const [, shawl, khussa] = rows()
  buttonOf(shawl).focus()
  shawl.remove()
  await expect.poll(focus).toBe(buttonOf(khussa))
})

test('moves to the row before the last one, and from the only one to the page', async () => {
  const [kurta, shawl, khussa] = rows()
  buttonOf(khussa).focus()
  khussa.remove()
  await expect.poll(focus).toBe(buttonOf(shawl))
  kurta.remove()
  shawl.remove()
  await expect.poll(focus).toBe(element('main'))
})

test('moves to what replaced the control', async () => {
  const [kurta] = rows()
  buttonOf(kurta).focus()
  kurta.innerHTML = '<p>Deleted</p><button>Undo</button>'
  await expect.poll(() => focus()?.textContent).toBe('Undo')
})

test('moves to the heading of a dialog whose content was replaced', async () => {
  element('dialog').setAttribute('open', '')
  element('dialog button').focus()
  element('dialog div').innerHTML = '<p>Your codes</p><button>Copy</button>'
  await expect.poll(focus).toBe(element('h2'))
})

test('moves to the content of the page if the dialog itself is gone', async () => {
  element('dialog').setAttribute('open', '')
  element('dialog button').focus()
  element('dialog').remove()
  await expect.poll(focus).toBe(element('main'))
})

test('moves to the content of the next page', async () => {
  element('a').focus()
  history.pushState(null, '', '/Kurta')
  element('section').innerHTML = '<h1>Kurta</h1><button>Add to cart</button>'
  await expect.poll(focus).toBe(element('main'))
})

test('stays where the page moved it, and with an element that is still there', async () => {
  const [kurta, shawl, khussa] = rows()
  buttonOf(kurta).focus()
  shawl.remove()
  await settled()
  expect(focus()).toBe(buttonOf(kurta))
  kurta.remove()
  element('a').focus()
  await settled()
  expect(focus()).toBe(khussa.querySelector('a'))
})
