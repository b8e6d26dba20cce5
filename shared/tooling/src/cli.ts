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
  const reason = error instanceof Error ? error.message : String(error)
  if (reason) console.error(reason)
  process.exit(1)
}
