import { expect, it } from 'vitest'
import { uncheckedCommands } from './commands-step.ts'

it('finds commands of the README without a check, and checks without a command', () => {
  const readme = '`npm start`, `npm run bench`, `npm run bench:page` and `npm run deploy`'
  expect(uncheckedCommands(readme, ['start', 'bench', 'bench:page', 'chaos'])).toEqual([
    'The README names deploy, which has no check.',
    'The README does not name chaos, which has a check.',
  ])
})
