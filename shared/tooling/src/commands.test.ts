import { expect, test } from 'vitest'
import { commands } from './commands.ts'

test.each(['start', 'serve', 'dev', 'build', 'doctor'])('%s refuses arguments, which it would ignore', async name => {
  await expect(commands[name]?.(['--help'], new AbortController().signal)).rejects.toThrow('Unexpected: --help.')
})
