import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inputRecorder } from '../../server/document-html/input-recorder.ts'

const failure = new Error('The entry could not be loaded.')
const replace = vi.fn()
const submitted = vi.fn()

beforeEach(() => {
  replace.mockReset()
  submitted.mockReset()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(window.location, 'replace').mockImplementation(replace)
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    submitted(this.getAttribute('action'))
  })
  const link = Object.assign(document.createElement('link'), { href: '/forms/cart' })
  link.dataset.plain = ''
  document.head.append(link)
  document.body.innerHTML = `
    <form action="/search"><button type="submit">Search</button></form>
    <form action="/forms/cart/items" method="post"><button type="submit">Add</button></form>`
  new Function(inputRecorder)()
})

afterEach(() => {
  window.earlyInput?.stop()
  vi.restoreAllMocks()
  document.documentElement.removeAttribute('data-served-offline')
  document.querySelector('link[data-plain]')?.remove()
  document.body.replaceChildren()
})

/** Presses the button of a form; returns true if the browser would have sent it. */
function submit(action: string): boolean {
  const form = document.querySelector(`form[action="${action}"]`)
  return form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })) ?? false
}

test('records forms that post and leaves those that get to the browser', () => {
  expect([submit('/search'), submit('/forms/cart/items')]).toEqual([true, false])
})

test('sends the recorded form if the shell does not start', () => {
  submit('/forms/cart/items')
  window.earlyInput?.giveUp(failure)
  expect(console.error).toHaveBeenCalledWith(failure)
  expect(submitted.mock.calls).toEqual([['/forms/cart/items']])
  expect(replace).not.toHaveBeenCalled()
  expect(document.querySelector('[aria-busy]')).toBeNull()
})

test('leaves later forms to the browser', () => {
  window.earlyInput?.giveUp(failure)
  expect(submit('/forms/cart/items')).toBe(true)
})

test('opens the plain page in place of a page that needs the shell', () => {
  window.earlyInput?.giveUp(failure)
  expect(replace.mock.calls).toEqual([[expect.stringContaining('/forms/cart')]])
})

test('shows the notice of a page that only the shell renders, and reloads it once online', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  document.querySelector('link[data-plain]')?.remove()
  document.body.insertAdjacentHTML('afterbegin', '<div role="alert" data-notice hidden>Could not be loaded</div>')
  window.earlyInput?.giveUp(failure)
  expect(document.querySelector<HTMLElement>('[data-notice]')?.hidden).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('online'))
  expect(reload).toHaveBeenCalledOnce()
})

test('stays on the page that the service worker served offline, whatever page its document is of', () => {
  document.documentElement.setAttribute('data-served-offline', '')
  window.earlyInput?.giveUp(failure)
  expect(replace).not.toHaveBeenCalled()
})
