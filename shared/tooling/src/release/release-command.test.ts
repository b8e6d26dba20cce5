import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BucketSettings, readBucketSettings } from '@closyyy/bucket/bucket-settings'
import { startS3Server } from '@closyyy/bucket/test/s3-server'
import { openBucketStore } from '@closyyy/releases/bucket-store'
import { setCanary } from '@closyyy/releases/registry'
import { openFolderStore, type ReleaseStore } from '@closyyy/releases/release-store'
import { publishTestRelease } from '@closyyy/releases/test/test-release'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { release } from './release-command.ts'
import { createProgress } from './upload-progress.ts'

let folder: string
let server: Awaited<ReturnType<typeof startS3Server>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'closyyy-releases-'))
  server = await startS3Server('closyyy-releases')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await server.close()
})

describe.each([
  ['folder', () => openFolderStore(folder)],
  ['bucket', () => openBucketStore(readBucketSettings('S3_', server.variables()) as BucketSettings)],
])('npm run release over a %s', (_, open: () => ReleaseStore) => {
  beforeEach(async () => {
    vi.stubEnv('RELEASE_AUTHOR', 'Sara')
    const store = open()
    await store.remove(await store.list('log'))
  })

  /** Runs the command; returns its exit code, its output and its errors. */
  async function run(...args: string[]) {
    const output = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const code = await release(args, new AbortController().signal, open)
    const textOf = ({ mock }: typeof output) => mock.calls.flat().join('\n')
    const result = { code, output: textOf(output), errors: textOf(errors) }
    vi.restoreAllMocks()
    return result
  }

  const publish = (version: string) =>
    publishTestRelease(open(), { files: { 'entry.js': version }, by: 'Sara', revision: '5f85054a1b2c' })

  test('shows all published releases with their state, time, revision, size and author', async () => {
    const ids = []
    for (const version of ['1', '2', '3', '4', '5', '6']) ids.push(await publish(version))
    const [published, previous, rollback, current, canary, blocked] = ids as [string, ...string[]]
    for (const id of [previous, rollback, current]) await run('promote', 'storefront', `${id}`)
    await run('canary', 'storefront', `${canary}`, '--percent', '10')
    await run('block', 'storefront', `${blocked}`)
    const { output, code } = await run('status', 'storefront')
    expect(code).toBe(0)
    const rows = output.split('\n').map(line => line.trim().split(/ {2,}/))
    expect(rows.slice(0, 2)).toEqual([['storefront'], ['release', 'state', 'published', 'revision', 'size', 'author']])
    expect(rows.slice(2).map(([id, state]) => [id, state])).toEqual([
      [blocked, 'blocked'],
      [canary, 'canary 10 %'],
      [current, 'current'],
      [rollback, 'rollback'],
      [previous, 'previous'],
      [published, 'published'],
    ])
    expect(rows.at(-1)?.slice(2)).toEqual([expect.stringMatching(/^\d{4}-.+Z$/), '5f85054a1b2c', '0 KB', 'Sara'])
    const json = JSON.parse((await run('status', '--json')).output)
    expect(json.storefront).toMatchObject({ current, canary: { id: canary, percent: 10 } })
  })

  test('lists every change with its author and reason, newest first', async () => {
    const [one, two] = [await publish('1'), await publish('2')]
    await run('promote', 'storefront', one)
    await run('canary', 'storefront', two, '--percent', '5', '--reason', 'first visitors')
    await run('canary', 'storefront', two, '--percent', '0')
    await run('promote', 'storefront', two)
    await run('rollback', 'storefront')
    const { output } = await run('history', 'storefront')
    expect(output.split('\n').map(line => line.replace(/ at \S+/, ''))).toEqual([
      `7  rollback storefront ${one} by Sara`,
      `6  promote storefront ${two} by Sara`,
      `5  canary storefront ${two} to 0 % by Sara`,
      `4  canary storefront ${two} to 5 % by Sara (first visitors)`,
      `3  promote storefront ${one} by Sara`,
      `2  publish storefront ${two} by Sara`,
      `1  publish storefront ${one} by Sara`,
    ])
    expect(JSON.parse((await run('history', '--json')).output)).toHaveLength(7)
  })

  test('removes a superseded release, and rejects removing the current one', async () => {
    const [one, two] = [await publish('1'), await publish('2')]
    await run('promote', 'storefront', two)
    expect(await run('remove', 'storefront', one)).toMatchObject({ code: 0, output: `storefront ${one} is deleted.` })
    expect((await run('status', 'storefront')).output).not.toContain(one)
    expect(await run('remove', 'storefront', two)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('cannot be removed'),
    })
  })

  test.each([
    [2, ['destroy'], 'destroy is not a command. `npm run release -- --help` explains all commands.'],
    [2, ['constructor'], 'constructor is not a command.'],
    [2, ['promote', 'storefront'], 'Usage: npm run release -- promote UNIT ID ….'],
    [2, ['status', 'storefront', 'auth'], 'Usage: npm run release -- status [UNIT].'],
    [2, ['canary', 'storefront', '0123456789ab'], 'Usage: npm run release -- canary UNIT ID --percent N'],
    [2, ['canary', 'storefront', '0123456789ab', '--percent', '100'], 'Usage: npm run release -- canary'],
    [2, ['status', '--verbose'], "Unknown option '--verbose'."],
    [1, ['status', 'storfront'], 'storfront is not a unit. Units: '],
    [1, ['history', 'storefront'], 'storefront has no releases: `npm run release -- publish storefront` makes one.'],
    [
      1,
      ['promote', 'storefront', 'latest'],
      'storefront has no release latest: `npm run release -- status storefront`',
    ],
    [1, ['block', 'storefront', '0123456789ab'], 'storefront has no release 0123456789ab: '],
    [1, ['rollback', 'storefront'], 'storefront has no earlier release to go back to: '],
    [1, ['publish', '../api'], '../api is not a unit.'],
  ])('exits with %i and one line for %j', async (code, args, message) => {
    const { errors, ...result } = await run(...args)
    expect(result).toEqual({ code, output: '' })
    expect(errors).toContain(message)
    expect(errors).not.toContain('\n')
    const asJson = await run(...args, '--json')
    expect(asJson).toMatchObject({ code, errors: '' })
    expect(JSON.parse(asJson.output)).toEqual({ error: errors, code })
  })

  test('rejects a reason that is too long with one line', async () => {
    const id = await publish('1')
    const { code, errors } = await run('promote', 'storefront', id, '--reason', 'x'.repeat(501))
    expect(code).toBe(1)
    expect(errors).toMatch(/^Nothing was changed: reason is not valid .+$/)
  })

  test('exits with 3 and the change that came first if a race is lost', async () => {
    const [one, two, three] = [await publish('1'), await publish('2'), await publish('3')]
    await run('promote', 'storefront', one)
    const store = open()
    let isFirst = true
    const racing: ReleaseStore = {
      ...store,
      async create(path, ...rest) {
        if (isFirst && path.startsWith('log/')) {
          isFirst = false
          await setCanary(open(), { unit: 'storefront', id: two, percent: 1 }, { by: 'Bilal' })
        }
        return store.create(path, ...rest)
      },
    }
    const output = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const args = ['promote', 'storefront', three, '--json']
    expect(await release(args, new AbortController().signal, () => racing)).toBe(3)
    expect(JSON.parse(`${output.mock.calls[0]?.[0]}`)).toMatchObject({
      code: 3,
      error: expect.stringContaining(`canary storefront ${two} to 1 % by Bilal at `),
      winner: { action: 'canary', by: 'Bilal' },
    })
  })
})

test('reports an unreachable bucket and an invalid setting in one line', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const runConfigured = () => release(['status'], new AbortController().signal)
  for (const [name, value] of Object.entries(server.variables('RELEASES_S3_'))) vi.stubEnv(name, value)
  vi.stubEnv('RELEASES_S3_ENDPOINT', 'http://127.0.0.1:9')
  expect(await runConfigured()).toBe(1)
  vi.stubEnv('RELEASES_S3_ENDPOINT', 'nowhere')
  expect(await runConfigured()).toBe(1)
  expect(errors.mock.calls.flat()).toEqual([
    'The bucket closyyy-releases at http://127.0.0.1:9 did not respond.',
    'RELEASES_S3_ENDPOINT is not valid.',
  ])
})

test('shows the progress of an upload in one line of a terminal, and in a few lines of a log', () => {
  const written = (isTTY: boolean) => {
    const lines: string[] = []
    const progress = createProgress({ isTTY, write: (text: string) => lines.push(text) > 0 })
    for (let stored = 1; stored <= 100; stored += 1) progress(stored, 100)
    return lines
  }
  expect(written(true)).toHaveLength(100)
  expect(written(true).at(-1)).toBe('\rStored 100 of 100 files\n')
  expect(written(false)).toEqual([25, 50, 75, 100].map(stored => `Stored ${stored} of 100 files\n`))
})
