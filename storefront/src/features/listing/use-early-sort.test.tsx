import type { Sort } from '@closyyy/contract/products'
import { act } from '@testing-library/react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { useEarlySort } from './use-early-sort.ts'

function Picker({ change }: { change: (sort: Sort) => void }) {
  useEarlySort('newest', change)
  return (
    <form>
      <select name="sort" value="newest" onChange={() => undefined}>
        <option value="newest">Newest</option>
        <option value="price_asc">Cheapest</option>
      </select>
    </form>
  )
}

let root: Root | undefined
afterEach(async () => {
  await act(async () => root?.unmount())
  document.body.replaceChildren()
})

async function hydrateAfter(chosen: string) {
  const change = vi.fn()
  const element = document.createElement('div')
  element.innerHTML = renderToString(<Picker change={change} />)
  document.body.append(element)
  const picker = element.querySelector('select')
  if (picker) picker.value = chosen
  await act(async () => {
    root = hydrateRoot(element, <Picker change={change} />)
  })
  return change
}

test('a sort chosen before the script took over is applied once', async () => {
  const change = await hydrateAfter('price_asc')
  expect(change.mock.calls).toEqual([['price_asc']])
})

test('a picker that nobody touched changes nothing', async () => {
  expect(await hydrateAfter('newest')).not.toHaveBeenCalled()
})

test('a bar drawn by the script takes nothing from a picker that stood there before', async () => {
  const change = vi.fn()
  const form = document.createElement('form')
  form.innerHTML = '<select name="sort"><option>price_asc</option></select>'
  const element = document.createElement('div')
  document.body.append(form, element)
  await act(async () => {
    root = createRoot(element)
    root.render(<Picker change={change} />)
  })
  expect(change).not.toHaveBeenCalled()
})
