import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '../../env.ts'
import { freePort } from '../../shop/ports.ts'
import { remotes } from '../../units.ts'
import { expectIdsFollowOutput } from './release-ids.ts'
import { replaceFile, saveAndServe, saves, untilServed } from './saves.ts'
import type { WorkingCopy } from './working-copy.ts'

/** Checks that a command works as the README describes. @returns a note for the gate to print @throws if it does not */
export type CommandCheck = (copy: WorkingCopy) => Promise<string | undefined>

const BROKEN = 'export const = broken\n'

/** Checks by command, in order: later ones use the data and releases of earlier ones. */
export const commandChecks: Record<string, CommandCheck> = {
  start: async copy => {
    const shop = copy.run('start')
    await shop.until('Closyyy is open at')
    const origin = `http://localhost:${copy.port}`
    expectText(await textOf(origin), 'Rs.', 'The home page')
    expectText(await textOf(`${origin}/api/v1/listing/categories`), '"success"', 'The categories')
    const second = copy.run('bench:page')
    expectCode(await second.ended, 1, 'bench:page while the shop runs', second.output())
    const lines = second.output().trim().split('\n')
    if (lines.length !== 1 || !lines[0]?.includes('is in use'))
      throw new Error(`bench:page while the shop runs prints more than one line:\n${second.output()}`)
    await shop.stop('Ctrl-C')
    return undefined
  },

  dev: async copy => {
    await expectFailedStart(copy)
    const shop = copy.run('dev')
    await shop.until('The shop is at')
    const origin = `http://localhost:${copy.port}`
    const times: string[] = []
    for (const save of saves) times.push(`${save.of} ${seconds(await saveAndServe(save, copy.folder, origin))}`)
    await withBrokenApi(copy, () => shop.until('The API ended'))
    if (!(await untilServed(`${origin}/api/openapi.json`, false)))
      throw new Error(`The API does not restart after the save that fixes it:\n${shop.output()}`)
    await shop.stop('SIGTERM')
    return `Served after a save: ${times.join(', ')}.`
  },

  test: async copy => {
    // The gate cannot run itself, so this runs one of its steps, and one that does not exist.
    const passing = copy.run('test', ['words'])
    expectCode(await passing.ended, 0, 'test -- words', passing.output())
    expectText(passing.output(), '1 steps passed', 'test -- words')
    const failing = copy.run('test', ['nothing'])
    expectCode(await failing.ended, 1, 'test -- nothing', failing.output())
    return undefined
  },

  release: async copy => {
    const release = async (...args: string[]) => {
      const command = copy.run('release', args)
      expectCode(await command.ended, 0, `release ${args.join(' ')}`, command.output())
      return command.output()
    }
    const publish = async (unit: string) =>
      /^[\w-]+ (\w+) is published/m.exec(await release('publish', unit))?.[1] ?? ''
    const [unit = ''] = remotes
    const status = () => release('status', unit)
    const current = async () => /^ +(\w+) +current /m.exec(await status())?.[1]
    // The sources equal those that start released; the current release is dev's build of them, without minification.
    const before = await status()
    const devRelease = await current()
    const startRelease = await publish(unit)
    if (startRelease === devRelease) throw new Error('release publish does not replace the build of dev.')
    if (!before.includes(startRelease))
      throw new Error(`release publish gives unchanged sources a new id, ${startRelease}; the others are ${before}.`)
    const unchecked = copy.run('release', ['promote', unit, startRelease])
    expectCode(await unchecked.ended, 1, 'release promote without a running API', unchecked.output())
    expectText(unchecked.output(), '--without-api', 'release promote without a running API')
    await release('promote', unit, startRelease, '--without-api')
    if ((await current()) !== startRelease) throw new Error('release promote does not make the release current.')
    await release('rollback', unit, '--without-api')
    if ((await current()) !== devRelease)
      throw new Error('release rollback does not make the previous release current.')
    await release('canary', unit, startRelease, '--percent', '10', '--without-api')
    expectText(await status(), 'canary 10 %', 'release canary')
    await release('promote', unit, startRelease, '--without-api')
    await expectIdsFollowOutput(copy, publish)
    return undefined
  },

  gallery: async copy => {
    const port = await freePort()
    const gallery = copy.run('gallery', [String(port)])
    await gallery.until('The gallery is at')
    expectText(await textOf(`http://localhost:${port}/`), '<script', 'The gallery')
    await gallery.stop('Ctrl-C')
    return undefined
  },

  bench: async copy => {
    const size = ['--rows', '200', '--calls', 'list', '--servers', 'ours', '--connections', '2', '--seconds', '1']
    const bench = copy.run('bench', size)
    const code = await bench.ended
    if (bench.output().includes('No PostgreSQL') && !env.isCi) return 'bench: not run, no PostgreSQL was found.'
    expectCode(code, 0, 'bench', bench.output())
    expectText(bench.output(), 'ms of processor time', 'bench')
    return undefined
  },

  'bench:page': async copy => {
    // Without the comparison bundle, which takes longer to build than all units.
    const bench = copy.run('bench:page', ['--visits', '1', 'pages', 'shell'])
    expectCode(await bench.ended, 0, 'bench:page', bench.output())
    expectText(bench.output(), 'LCP ms', 'bench:page')
    expectText(bench.output(), 'after a release of the shell', 'bench:page')
    return undefined
  },

  'bench:site': async copy => {
    const bench = copy.run('bench:site', ['--visitors', '2', '--seconds', '1', 'warm'])
    expectCode(await bench.ended, 0, 'bench:site', bench.output())
    expectText(bench.output(), 'shop, warm', 'bench:site')
    return undefined
  },

  chaos: async copy => {
    const chaos = copy.run('chaos', ['--kills', '1', '--embedded'])
    expectCode(await chaos.ended, 0, 'chaos', chaos.output())
    expectText(chaos.output(), '1 kills: ', 'chaos')
    return undefined
  },
}

const apiServer = 'api/demo/demo-server.ts'

async function withBrokenApi({ folder }: WorkingCopy, work: () => Promise<void>): Promise<void> {
  const file = join(folder, apiServer)
  const text = readFileSync(file, 'utf8')
  replaceFile(file, BROKEN)
  try {
    await work()
  } finally {
    writeFileSync(file, text)
  }
}

async function expectFailedStart(copy: WorkingCopy): Promise<void> {
  await withBrokenApi(copy, async () => {
    const shop = copy.run('dev')
    expectCode(await shop.ended, 1, 'dev with a broken API', shop.output())
    expectText(shop.output(), 'SyntaxError', 'dev with a broken API')
  })
  await copy.expectNoProcess()
}

async function textOf(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} responds with ${response.status}.`)
  return response.text()
}

function expectCode(code: number, expected: number, what: string, output: string): void {
  if (code !== expected) throw new Error(`${what} ends with ${code} instead of ${expected}:\n${output}`)
}

function expectText(text: string, expected: string, what: string): void {
  if (!text.includes(expected)) throw new Error(`${what} does not contain “${expected}”:\n${text.slice(0, 2_000)}`)
}

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`
