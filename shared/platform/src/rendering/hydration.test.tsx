import { act, type ReactNode, useState } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useIsHydrated } from './hydration.ts'

let renders: string[] = []

function Page() {
  const isHydrated = useIsHydrated()
  const [isServed] = useState(!isHydrated)
  const text = `${isHydrated ? 'hydrated' : 'hydrating'}, ${isServed ? 'served' : 'rendered here'}`
  renders.push(text)
  return text
}

async function rendersOf(create: (element: Element, page: ReactNode) => Root, html = '') {
  renders = []
  const element = document.createElement('div')
  element.innerHTML = html
  const root = await act(async () => create(element, <Page />))
  await act(async () => root.unmount())
  return renders
}

test('hydrates what the server rendered, and then renders again', async () => {
  const consoleError = vi.spyOn(console, 'error')
  const html = renderToString(<Page />)
  expect(html).toBe('hydrating, served')
  const texts = await rendersOf((element, page) => hydrateRoot(element, page), html)
  expect(texts).toEqual(['hydrating, served', 'hydrated, served'])
  expect(consoleError).not.toHaveBeenCalled()
})

test('renders once where no server rendered', async () => {
  const texts = await rendersOf((element, page) => {
    const root = createRoot(element)
    root.render(page)
    return root
  })
  expect(texts).toEqual(['hydrated, rendered here'])
})
