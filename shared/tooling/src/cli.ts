import { commands } from './commands.ts'
import { onInterruption } from './interruption.ts'
import { printFailure } from './printed-failure.ts'

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]
if (!command) {
  console.error(`Unknown command ${name}. Commands: ${Object.keys(commands).join(', ')}.`)
  process.exit(1)
}
const INTERRUPTED = 130
const interruption = onInterruption()
try {
  process.exit(await command(args, interruption))
} catch (error) {
  if (interruption.aborted) process.exit(INTERRUPTED)
  printFailure(error)
  process.exit(1)
}
