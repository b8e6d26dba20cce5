import { aProduct } from '@closyyy/testing/builders'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.doUnmock('./card-likes.tsx')
})

const Buttons = () => <button type="button">Like</button>

type UseLazyCardLikes = typeof import('./lazy-card-likes.ts').useLazyCardLikes

function Card({ useLazyCardLikes }: { useLazyCardLikes: UseLazyCardLikes }) {
  const CardLikes = useLazyCardLikes()
  return CardLikes ? <CardLikes product={aProduct()} /> : <p>No buttons</p>
}

// LIKE-6
test('loads the buttons again with an interaction some seconds after they failed to load', async () => {
  // Other test files share the page: their copy of the module loads now, this one with the next scrolling.
  fireEvent.scroll(window)
  vi.resetModules()
  const { useLazyCardLikes } = await import('./lazy-card-likes.ts')
  vi.useFakeTimers()
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn(() => {
    throw new Error('The network is gone.')
  })
  vi.doMock('./card-likes.tsx', load)
  render(<Card useLazyCardLikes={useLazyCardLikes} />)
  fireEvent.scroll(window)
  await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce())
  vi.doMock('./card-likes.tsx', () => ({ CardLikes: Buttons }))

  fireEvent.scroll(window)
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(screen.getByText('No buttons')).toBeDefined()

  await act(() => vi.advanceTimersByTimeAsync(1_500))
  expect(screen.getByText('No buttons')).toBeDefined()
  fireEvent.scroll(window)
  expect(await vi.waitFor(() => screen.getByRole('button', { name: 'Like' }))).toBeDefined()
})
