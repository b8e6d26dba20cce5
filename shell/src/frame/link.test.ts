import { Link, type LinkProps, NavLink } from '@closyyy/platform/navigation/link'
import { createBrowserRouter, RouterProvider } from '@closyyy/platform/router'
import { fireEvent } from '@testing-library/react'
import { act, createElement, type FunctionComponent } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'

const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } }

async function show(component: FunctionComponent<LinkProps>, props: LinkProps, path = '/listing/women') {
  happyDOM.setURL(`http://localhost:3000${path}`)
  const router = createBrowserRouter([{ path: '*', element: createElement(component, props, 'Kids') }])
  const place = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(place).render(createElement(RouterProvider, { router })))
  const link = place.querySelector('a') as HTMLAnchorElement
  const press = async (init: MouseEventInit = {}) => {
    let isHandled = false
    // Keeps the test page in place where the link is left to the browser.
    const stop = (last: Event) => {
      isHandled = last.defaultPrevented
      last.preventDefault()
    }
    window.addEventListener('click', stop, { once: true })
    await act(async () => void fireEvent.click(link, init))
    return { isHandled, path: router.state.location.pathname + router.state.location.search }
  }
  return { link, press, router }
}

afterEach(() => document.body.replaceChildren())

test('opens its page in place, with state', async () => {
  const { link, press, router } = await show(Link, { to: '/listing/kids?size=small', state: 'menu', className: 'item' })
  expect([link.getAttribute('href'), link.className]).toEqual(['/listing/kids?size=small', 'item'])
  expect(await press()).toEqual({ isHandled: true, path: '/listing/kids?size=small' })
  expect(router.state).toMatchObject({ historyAction: 'PUSH', location: { state: 'menu' } })
})

test('replaces the history entry of the current URL, and of others on demand', async () => {
  const current = await show(Link, { to: '/listing/women' })
  await current.press()
  expect(current.router.state.historyAction).toBe('REPLACE')
  const other = await show(Link, { to: '/listing/kids', replace: true })
  await other.press()
  expect(other.router.state.historyAction).toBe('REPLACE')
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a press with %o to the browser',
  async init => {
    const { press } = await show(Link, { to: '/listing/kids' })
    expect(await press(init)).toEqual({ isHandled: false, path: '/listing/women' })
  },
)

test('leaves other windows to the browser', async () => {
  const { press } = await show(Link, { to: '/listing/kids', target: '_blank' })
  expect((await press()).isHandled).toBe(false)
})

test('stays if its own handler prevents the press', async () => {
  const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const { press } = await show(Link, { to: '/listing/kids', onClick })
  expect((await press()).path).toBe('/listing/women')
  expect(onClick).toHaveBeenCalledOnce()
})

test.each([
  ['/listing/women', '/listing/women', 'page'],
  ['/listing', '/listing/women', 'page'],
  ['/listing/wom', '/listing/women', null],
  ['/', '/listing/women', null],
  ['/', '/', 'page'],
])('a navigation’s link to %s is on %s marked as %s', async (to, path, mark) => {
  const { link } = await show(NavLink, { to }, path)
  expect(link.getAttribute('aria-current')).toBe(mark)
})
