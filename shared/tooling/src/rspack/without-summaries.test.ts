import { expect, test } from 'vitest'
import { withoutSummaries } from './without-summaries.ts'

test('removes the summary of each call and nothing else', () => {
  const source = `
export const summary = 'stays'
export const getCart = defineCall({
  name: 'getCart',
  summary:
    "The person's cart, the same on every device.",
  schemas: async () => load('summary: "stays"'),
})
const collectionCall = (group: string) => defineCall({ name: group, summary: \`For \${group}.\` })
export const other = describe({ summary: 'stays' })
`
  expect(withoutSummaries(source)).toBe(`
export const summary = 'stays'
export const getCart = defineCall({
  name: 'getCart',
  
  schemas: async () => load('summary: "stays"'),
})
const collectionCall = (group: string) => defineCall({ name: group,  })
export const other = describe({ summary: 'stays' })
`)
})
