import { act, useState } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inputRecorder } from '../../server/document-html/input-recorder.ts'
import { replayEarlyInput } from './early-input.ts'

const press = vi.fn()
const send = vi.fn()

function Page({ isLiked = false }: { isLiked?: boolean }) {
  const [name, setName] = useState('')
  const [size, setSize] = useState('any')
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        send({ name, size })
      }}
    >
      <button type="button" onClick={press}>
        Add
      </button>
      <button type="button" aria-pressed={isLiked} onClick={() => press('like')}>
        Like
      </button>
      <button type="button" disabled>
        Sold
      </button>
      <input name="name" value={name} onChange={event => setName(event.target.value)} />
      {['any', 'small'].map(value => (
        <input
          key={value}
          type="radio"
          name="size"
          value={value}
          checked={size === value}
          onChange={() => setSize(value)}
        />
      ))}
      <button type="submit">Send</button>
    </form>
  )
}

let root: Root | undefined
let element: HTMLElement

beforeEach(() => {
  press.mockReset()
  send.mockReset()
  // React's development build reports the busy mark as a difference.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  element = document.body.appendChild(document.createElement('div'))
  element.innerHTML = renderToString(<Page />)
  // The document runs this text as its inline script.
  new Function(inputRecorder)()
})

afterEach(async () => {
  vi.restoreAllMocks()
  window.earlyInput?.stop()
  await act(async () => root?.unmount())
  document.body.replaceChildren()
})

const control = <E extends HTMLElement = HTMLButtonElement>(selector: string) => element.querySelector(selector) as E
const hydrate = () =>
  act(async () => {
    root = hydrateRoot(element, <Page />)
  })
const replayed = () => act(() => replayEarlyInput())

test('replays the press of a button once, however often it was pressed, and shows it as busy until then', async () => {
  control('button').click()
  control('button').click()
  expect(control('button').getAttribute('aria-busy')).toBe('true')
  await hydrate()
  expect(press).not.toHaveBeenCalled()
  await replayed()
  expect(press).toHaveBeenCalledOnce()
  expect(control('button').getAttribute('aria-busy')).toBeNull()
  control('button').click()
  expect(press).toHaveBeenCalledTimes(2)
})

test('enters recorded values into the form, then submits it', async () => {
  const name = control<HTMLInputElement>('[name=name]')
  name.value = 'Sana'
  name.dispatchEvent(new Event('input', { bubbles: true }))
  control('[value=small]').click()
  const wasSubmitted = control('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  expect(wasSubmitted).toBe(false)
  await hydrate()
  await replayed()
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Sana', size: 'small' })
  expect(name.value).toBe('Sana')
})

test('does not press a toggle that was rendered as pressed', async () => {
  control('button:nth-child(2)').click()
  element.replaceChildren()
  await act(async () => {
    root = createRoot(element)
    root.render(<Page isLiked />)
  })
  await replayed()
  expect(press).not.toHaveBeenCalled()
})

test('finds the control on a page that was rendered again', async () => {
  control('button').click()
  element.replaceChildren()
  await act(async () => {
    root = createRoot(element)
    root.render(<Page />)
  })
  await replayed()
  expect(press).toHaveBeenCalledOnce()
})

test('does not record links and forms with an action', () => {
  element.innerHTML = '<form action="/search"><button type="submit"></button></form><a href="/cart"></a>'
  for (const selector of ['form', 'a']) {
    const isUnhandled = control(selector).dispatchEvent(
      new Event(selector === 'form' ? 'submit' : 'click', { bubbles: true, cancelable: true }),
    )
    expect(isUnhandled, selector).toBe(true)
  }
  expect(window.earlyInput?.inputs.size).toBe(0)
})
