import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { Row, RowSkeleton } from './row.tsx'

function sized(list: HTMLElement, scrollLeft: number) {
  Object.defineProperties(list, {
    clientWidth: { value: 400, configurable: true },
    scrollWidth: { value: 1000, configurable: true },
    scrollLeft: { value: scrollLeft, configurable: true },
  })
  fireEvent.scroll(list)
}

function row() {
  const shown = show(
    <Row title="Women" action={<a href="/listing/women">View all</a>}>
      {['a', 'b', 'c'].map(name => (
        <p key={name}>{name}</p>
      ))}
    </Row>,
  )
  const list = screen.getByRole('list', { name: 'Women' })
  return { ...shown, list, button: (name: string) => screen.getByRole('button', { name }) }
}

test('renders a named region with a named list', () => {
  row()
  expect(within(screen.getByRole('region', { name: 'Women' })).getAllByRole('listitem')).toHaveLength(3)
})

// UI-9
test('disables the buttons at the ends, in both directions', () => {
  const { list, button } = row()
  sized(list, 0)
  expect(button('Previous').getAttribute('aria-disabled')).toBe('true')
  expect(button('Next').getAttribute('aria-disabled')).toBe('false')
  button('Next').focus()
  sized(list, -600)
  expect(button('Previous').getAttribute('aria-disabled')).toBe('false')
  expect(button('Next').getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button('Next'))
  expect(button('Next')).toHaveProperty('disabled', false)
})

test('mirrors Next on right-to-left pages', async () => {
  const { list, button, user } = row()
  const scrollBy = vi.fn()
  list.scrollBy = scrollBy
  sized(list, 0)
  await user.click(button('Next'))
  list.style.direction = 'rtl'
  await user.click(button('Next'))
  expect(scrollBy.mock.calls.map(([to]) => Math.sign(to.left))).toEqual([1, -1])
})

test('keeps the title of the skeleton and announces the loading', () => {
  show(<RowSkeleton title="Men" />)
  expect(screen.getByRole('heading', { name: 'Men' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('Loading…')
})
