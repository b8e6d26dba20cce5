// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { componentNames, readStories } from '../gallery/read-stories.ts'
import { WithTexts } from '../gallery/show.tsx'

const stories = await readStories()

test('every component has a story', () => {
  const withStory = new Set(stories.map(story => story.component))
  expect(componentNames.filter(name => !withStory.has(name))).toEqual([])
})

test.each(stories)('renders $id on the server without warnings', ({ Component }) => {
  const consoleError = vi.spyOn(console, 'error')
  const html = renderToString(
    <WithTexts>
      <Component />
    </WithTexts>,
  )
  expect(consoleError).not.toHaveBeenCalled()
  expect(html).not.toBe('')
  expect(html).not.toMatch(/class="[^"]*undefined/)
})

test.each(stories.filter(story => !['combobox', 'menu', 'number-field', 'tabs'].includes(story.component)))(
  'renders $id without style attributes, which the content security policy blocks',
  ({ Component }) => {
    const html = renderToString(
      <WithTexts>
        <Component />
      </WithTexts>,
    )
    expect(html).not.toMatch(/\sstyle="/)
  },
)
