import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { env } from '../env.ts'
import { units } from '../units.ts'
import { verbs } from './release-verbs.ts'

const ID = '0123456789ab'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'closyyy-pipeline-'))
  mkdirSync(join(folder, '.ci'))
  cpSync(join(env.root, '.ci/release'), join(folder, '.ci/release'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs the pipeline with stubs of the programs that it calls, which record their arguments. */
function releaseStorefront({ page = `<script src="/releases/storefront/${ID}/main.js">`, failing = '' } = {}) {
  const stub = (path: string, script: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), `#!/bin/sh\necho "$(basename "$0") $*" >> '${folder}/calls'\n${script}\n`)
    chmodSync(join(folder, path), 0o755)
  }
  for (const name of ['biome', 'tsc', 'vitest'])
    stub(`node_modules/.bin/${name}`, name === failing ? 'exit 1' : 'exit 0')
  stub('stubs/npm', `if [ "$5" = publish ]; then echo '{ "unit": "storefront", "release": "${ID}" }'; fi`)
  stub('stubs/curl', `echo '${page}'`)
  stub('stubs/sleep', 'exit 0')
  const PATH = [join(folder, 'stubs'), process.env.PATH].join(delimiter)
  const { status, stderr } = spawnSync(join(folder, '.ci/release'), ['storefront'], {
    env: { PATH, WATCH_SECONDS: '1', METRICS_URL: 'http://localhost:3000/metrics' },
    encoding: 'utf8',
  })
  const calls = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')
  const releases = calls.flatMap(call => call.split('npm run --silent release -- ')[1] ?? [])
  return { status, stderr, calls, releases }
}

it('checks, publishes, promotes and watches one unit', () => {
  const { status, stderr, calls, releases } = releaseStorefront()
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(releases).toEqual([
    'status storefront',
    'publish storefront --json',
    `promote storefront ${ID} --reason Pipeline of storefront`,
  ])
  const checks = calls.filter(call => /^(biome|tsc|vitest)/.test(call))
  expect(checks).toEqual([
    'biome check --error-on-warnings storefront',
    'tsc -p .',
    `vitest run --project unit --project ui --project hub ${folder}/storefront/`,
  ])
  for (const release of releases) expect(Object.keys(verbs)).toContain(release.split(' ')[0])
})

it.each([
  ['the shop does not serve', '<script src="/releases/storefront/aaaaaaaaaaaa/main.js">'],
  [
    'fails to render',
    `<script src="/releases/storefront/${ID}/main.js">
closyyy_release_browser_only{unit="storefront",release="${ID}"} 1`,
  ],
])('blocks a release that %s', (_, page) => {
  const { status, stderr, releases } = releaseStorefront({ page })
  expect(status).toBe(1)
  expect(stderr).toContain(`storefront ${ID} fails at http://localhost:3000.`)
  expect(releases.at(-1)).toBe(`block storefront ${ID} --reason It failed in the pipeline of storefront`)
  expect(Object.keys(verbs)).toContain('block')
})

it.each(['biome', 'tsc', 'vitest'])('publishes nothing if %s fails', failing => {
  const { status, releases } = releaseStorefront({ failing })
  expect(status).toBe(1)
  expect(releases).toEqual(['status storefront'])
})

it('names an owner of every unit, and only folders that exist', () => {
  const lines = readFileSync(join(env.root, 'docs/CODEOWNERS'), 'utf8').split('\n')
  const owned = lines.flatMap(line => /^\/(\S+)\/ +@\S+$/.exec(line)?.[1] ?? [])
  expect(owned.filter(path => !existsSync(join(env.root, path)))).toEqual([])
  expect(owned).toEqual(expect.arrayContaining([...units, 'api']))
})
