import { join } from 'node:path'
import { env } from './env.ts'
import { run } from './processes/run.ts'

interface WeakSetting {
  setting: string
  isDangerous: boolean
  problem: string
  remedy: string
}

/** Scripts that print the weak settings of their process. */
const scripts = ['api/src/doctor.ts', 'shell/server/doctor.ts']

const sentenceOf = ({ problem, remedy }: WeakSetting) => `${problem} ${remedy}`.trim()

async function findWeak(variables: Record<string, string>): Promise<WeakSetting[]> {
  const outputs = scripts.map(script =>
    run(process.execPath, [join(env.root, script)], { cwd: env.root, env: { NODE_ENV: 'production', ...variables } }),
  )
  const found = (await Promise.all(outputs)).flatMap(output => JSON.parse(output) as WeakSetting[])
  // Both processes read some settings; the API names them.
  return [...new Map(found.toReversed().map(weak => [sentenceOf(weak), weak])).values()].toReversed()
}

/** Prints the settings that are weak in production, and how to mend them. @returns 1 if one is dangerous */
export async function doctor(variables: Record<string, string> = {}): Promise<number> {
  const weak = await findWeak(variables)
  for (const each of weak)
    console.log(`${each.isDangerous ? '✗ dangerous' : '! weak     '}  ${each.setting}: ${sentenceOf(each)}`)
  if (weak.length === 0) console.log('✓ No weak settings.')
  return weak.some(({ isDangerous }) => isDangerous) ? 1 : 0
}
