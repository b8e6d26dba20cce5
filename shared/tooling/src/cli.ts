import { commands } from './commands.ts'

const [name = '', ...rest] = process.argv.slice(2)
const command = commands[name]
if (!command) {
  console.error(`There is no command ${name}: ${Object.keys(commands).join(', ')}.`)
  process.exit(1)
}
try {
  process.exit(await command(rest))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
