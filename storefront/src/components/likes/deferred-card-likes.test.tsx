import { aProduct } from '@closyyy/testing/builders'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.doUnmock('./card-likes.tsx')
})

const Buttons = () => <button type="button">Like</button>

type UseDeferredCardLikes = typeof import('./deferred-card-likes.ts').useDeferredCardLikes

function Card({ useDeferredCardLikes }: { useDeferredCardLikes: UseDeferredCardLikes }) {
  const CardLikes = useDeferredCardLikes()
  return CardLikes ? <CardLikes product={aProduct()} /> : <p>No buttons</p>
}

// LIKE-6
test('loads the buttons again with an interaction some seconds after they failed to load', async () => {
  // Other test files share the page: their copy of the module loads now, this one with the next scrolling.
  fireEvent.scroll(window)
  vi.resetModules()
  const { useDeferredCardLikes } = await import('./deferred-card-likes.ts')
  vi.useFakeTimers()
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn(() => {
    throw new Error('The network is gone.')
  })
  vi.doMock('./card-likes.tsx', load)
  render(<Card useDeferredCardLikes={useDeferredCardLikes} />)
  fireEvent.scroll(window)
  await expect.poll(() => logged).toHaveBeenCalledOnce()
  vi.doMock('./card-likes.tsx', () => ({ CardLikes: Buttons }))

  fireEvent.scroll(window)
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(screen.getByText('No buttons')).toBeDefined()

  await act(() => vi.advanceTimersByTimeAsync(1_500))
  expect(screen.getByText('No buttons')).toBeDefined()
  fireEvent.scroll(window)
  await expect.poll(() => screen.queryByRole('button', { name: 'Like' })).not.toBeNull()
})
