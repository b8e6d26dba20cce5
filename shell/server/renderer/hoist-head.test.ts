import { expect, test } from 'vitest'
import { hoistHead } from './hoist-head.ts'

test('moves the tags that React renders before the content to the head', () => {
  const { head, body } = hoistHead(
    '<title>A &lt; b</title><meta name="x" content="y"/><link rel="icon" href="z"/><a>b</a>',
  )
  expect(head).toBe('<title>A &lt; b</title><meta name="x" content="y"/><link rel="icon" href="z"/>')
  expect(body).toBe('<a>b</a>')
})
