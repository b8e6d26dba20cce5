import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { Price } from './price.tsx'

test('groups thousands', () => {
  const { container } = show(<Price amount={124999} />)
  expect(container.textContent).toBe('Rs.124,999')
})

test('labels the previous price', () => {
  const { container } = show(<Price amount={3825} was={4250} />)
  expect(container.querySelector('s')?.textContent).toBe('Original price: Rs.4,250')
})

test('omits an equal or lower previous price', () => {
  const { container } = show(
    <>
      <Price amount={4250} was={4250} />
      <Price amount={4250} was={4000} />
    </>,
  )
  expect(container.querySelector('s')).toBeNull()
})
