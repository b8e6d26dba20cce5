import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { readStories } from '../gallery/read-stories.ts'
import { WithTexts } from '../gallery/show.tsx'

test.each(await readStories())('hydrates $id', async ({ Component }) => {
  const consoleError = vi.spyOn(console, 'error')
  const recover = vi.fn()
  const page = (
    <WithTexts>
      <Component />
    </WithTexts>
  )
  const element = document.createElement('div')
  element.innerHTML = renderToString(page)
  document.body.append(element)
  const root = await act(async () => hydrateRoot(element, page, { onRecoverableError: recover }))
  expect(recover).not.toHaveBeenCalled()
  expect(consoleError).not.toHaveBeenCalled()
  await act(async () => root.unmount())
  element.remove()
})
