import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { env } from '../../env.ts'
import { units } from '../../units.ts'
import { uncheckedCommands } from './commands-step.ts'
import { saves } from './saves.ts'

it('saves a change in every unit', () => {
  expect(saves.map(save => save.of)).toEqual(expect.arrayContaining(units))
})

it.each(saves)('finds the text that the save of $of changes once in its file', ({ file, from }) => {
  expect(readFileSync(join(env.root, file), 'utf8').split(from)).toHaveLength(2)
})

it('finds commands of the README without a check, and checks without a command', () => {
  const readme = '`npm start`, `npm run bench`, `npm run bench:page` and `npm run deploy`'
  expect(uncheckedCommands(readme, ['start', 'bench', 'bench:page', 'chaos'])).toEqual([
    'The README names deploy, which has no check.',
    'The README does not name chaos, which has a check.',
  ])
})
