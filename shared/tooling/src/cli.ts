import { commands } from './commands.ts'
import { runToExit } from './processes/interruption.ts'

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]
if (!command) {
  console.error(`Unknown command ${name}. Commands: ${Object.keys(commands).join(', ')}.`)
  process.exit(1)
}
await runToExit(interruption => command(args, interruption))
