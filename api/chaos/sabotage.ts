import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Guard, guards } from './guards.ts'

const api = join(import.meta.dirname, '..')
const root = join(api, '..')
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })

/** The API's sources apart from the checkout; what they lean on stays where it is. */
async function copyApi(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'closyyy-sabotage-'))
  await cp(api, join(copy, 'api'), { recursive: true, filter: path => basename(path) !== 'node_modules' })
  for (const path of ['node_modules', 'shared', 'api/node_modules', 'tsconfig.json', 'package.json'])
    await symlink(join(root, path), join(copy, path))
  return join(copy, 'api')
}

async function testsPass(folder: string, tests: string): Promise<boolean> {
  const words = ['run', ...tests.split(' '), '--bail=1', '--reporter=dot']
  const child = spawn(join(root, 'node_modules/.bin/vitest'), words, { cwd: folder, stdio: 'ignore' })
  const [code] = (await once(child, 'exit')) as [number]
  return code === 0
}

/** Takes one guard away and puts it back. @returns what is wrong, if anything */
async function missed(folder: string, { file, guard, without, tests }: Guard): Promise<string | undefined> {
  const path = join(folder, file)
  const whole = await readFile(path, 'utf8')
  if (whole.split(guard).length !== 2) return 'the guard does not stand in its file once'
  await writeFile(
    path,
    whole.replace(guard, () => without),
  )
  try {
    return (await testsPass(folder, tests)) ? 'no test misses it' : undefined
  } finally {
    await writeFile(path, whole)
  }
}

const folder = await copyApi()
const failures: string[] = []
try {
  for (const guard of guards.filter(({ name }) => name.includes(values.only))) {
    const reason = await missed(folder, guard)
    console.log(`${reason ? '✗' : '✓'} ${guard.name}${reason ? `: ${reason}` : ''}`)
    if (reason) failures.push(guard.name)
  }
  const tests = [
    ...new Set(guards.filter(({ name }) => name.includes(values.only)).flatMap(each => each.tests.split(' '))),
  ]
  const isSound = await testsPass(folder, tests.join(' '))
  console.log(isSound ? '✓ with every guard in its place all pass' : '✗ the tests fail with every guard in its place')
  if (!isSound) failures.push('whole')
} finally {
  await rm(join(folder, '..'), { recursive: true, force: true })
}
process.exit(failures.length === 0 ? 0 : 1)
