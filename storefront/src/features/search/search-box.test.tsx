import { searchProducts } from '@closyyy/contract/products-calls'
import { aPage, aProduct } from '@closyyy/testing/builders'
import { createFakeServer, success } from '@closyyy/testing/fake-server'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '../../../test/open-page.tsx'
import { SearchBox } from './search-box.tsx'

const WHOLE = 'Search for items, brands, or styles…'
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })

async function openBox(path = '/seller/anywhere') {
  const server = createFakeServer()
  server.respondTo(searchProducts, aPage([aProduct()]))
  return { server, ...(await openPage(path, { server, header: <SearchBox /> })) }
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('navigates to the results on Enter with three characters', async () => {
  const { user, router } = await openBox()
  await user.type(field(), ' lawn kurti {Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/search'))
  expect(router.state.location.search).toBe('?query=lawn+kurti')
  await waitFor(() => expect(field().value).toBe('lawn kurti'))
})

test('ignores a shorter query', async () => {
  const { user, router } = await openBox()
  await user.type(field(), ' la {Enter}')
  expect(router.state.location.pathname).toBe('/seller/anywhere')
})

test('replaces the results by a hint for a shorter query on the results page', async () => {
  const { user, router } = await openBox('/search?query=lawn')
  expect(await screen.findByRole('article')).toBeTruthy()
  await user.type(field(), '{Backspace}{Backspace}{Enter}')
  expect(await screen.findByText('Search query is too short.')).toBeTruthy()
  expect(screen.queryByRole('article')).toBeNull()
  expect(router.state.location.search).toBe('?query=la')
  await user.clear(field())
  await user.type(field(), '{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?query='))
  expect(screen.getByText('Search query is too short.')).toBeTruthy()
})

test('shows the query of the URL on the results page only', async () => {
  const { router } = await openBox('/search?query=khussa')
  await waitFor(() => expect(field().value).toBe('khussa'))
  await act(() => router.navigate('/seller/anywhere'))
  expect(field().value).toBe('')
})

// SEARCH-9
test('keeps what is typed while the results of an earlier query load', async () => {
  const { user, router, server } = await openBox()
  const response = Promise.withResolvers<void>()
  server.respondTo(searchProducts, async () => {
    await response.promise
    return success(searchProducts, aPage([aProduct()]))
  })
  await user.type(field(), 'lawn kurti{Enter}')
  await user.type(field(), ' red')
  await act(async () => response.resolve())
  await waitFor(() => expect(router.state.location.search).toBe('?query=lawn+kurti'))
  expect(await screen.findByRole('article')).toBeTruthy()
  expect(field().value).toBe('lawn kurti red')
})

test('is a form that works without script', async () => {
  await openBox()
  const form = screen.getByRole('search')
  expect(form.getAttribute('action')).toBe('/search')
  expect(field().name).toBe('query')
})

// SEARCH-3
test('types the placeholder every 100 ms with a 2 s pause, but not while focused', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
  const { user } = await openBox()
  expect(field().placeholder).toBe(WHOLE)
  act(() => void vi.advanceTimersByTime(2_000))
  expect(field().placeholder).toBe('S')
  act(() => void vi.advanceTimersByTime(500))
  expect(field().placeholder.length).toBeGreaterThanOrEqual(6)
  expect(field().placeholder).not.toBe(WHOLE)
  await user.click(field())
  expect(field().placeholder).toBe(WHOLE)
  act(() => void vi.advanceTimersByTime(5_000))
  expect(field().placeholder).toBe(WHOLE)
})

test('does not type while the browser is busy', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let whenIdle = () => {}
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    whenIdle = work
  })
  await openBox()
  act(() => void vi.advanceTimersByTime(5_000))
  expect(field().placeholder).toBe(WHOLE)
  whenIdle()
  expect(field().placeholder).toBe('S')
})

test('shows the whole placeholder for reduced motion', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  await openBox()
  act(() => void vi.advanceTimersByTime(5_000))
  expect(field().placeholder).toBe(WHOLE)
})

// SEARCH-5
test('opens the search screen on a tap on phones, and keeps what was typed', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  const { user, router } = await openBox()
  await user.keyboard('{Tab}')
  await user.type(field(), 'la', { skipClick: true })
  expect(router.state.location.pathname).toBe('/seller/anywhere')
  await user.click(field())
  await waitFor(() => expect(router.state.location.pathname).toBe('/search'))
  expect(document.activeElement).toBe(field())
  expect(field().value).toBe('la')
})

test('stays on the page on a click elsewhere than on phones', async () => {
  const { user, router } = await openBox()
  await user.click(field())
  expect(router.state.location.pathname).toBe('/seller/anywhere')
})

// SEARCH-5
test('focuses the field on the search screen, but not on results', async () => {
  const { router } = await openBox('/search?query=lawn')
  expect(await screen.findByRole('article')).toBeTruthy()
  expect(document.activeElement).toBe(document.body)
  await act(() => router.navigate('/search'))
  await waitFor(() => expect(document.activeElement).toBe(field()))
})

test('leaves the field after a search by touch, which hides the keyboard, for the results', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  const { user, router } = await openBox()
  const main = document.querySelector('main') ?? document.body.appendChild(document.createElement('main'))
  main.tabIndex = -1
  await user.keyboard('{Tab}')
  await user.type(field(), 'lawn{Enter}', { skipClick: true })
  await waitFor(() => expect(router.state.location.search).toBe('?query=lawn'))
  expect(document.activeElement).toBe(main)
})
