import { cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promote, readState } from '@closyyy/releases/registry'
import { openFolderStore } from '@closyyy/releases/release-store'
import { publishTestRelease, testKey } from '@closyyy/releases/test/test-release'
import { keysDir, releasesDir } from '@closyyy/tooling/env'

/** A variable of the document server that no release may see. */
export const MARKER = { name: 'CHAOS_MARKER', value: 'a-secret-of-the-document-server' }

const UNIT = 'broken'
export const BROKEN_PATH = '/broken'

/** Code that the page of a broken release runs when it is rendered, by the name of the fault. */
export const faults: Record<string, string> = {
  'loops forever': 'for (;;);',
  throws: "throw new Error('broken')",
  'allocates 1 GB': 'const all = []; for (let part = 0; part < 1024; part++) all.push(new Array(131072).fill(part))',
  'leaks timers': "for (let timer = 0; timer < 100; timer++) setInterval(() => { leaked.push('x'.repeat(1e4)) }, 1)",
  'reads process.env': 'environment = JSON.stringify(process.env) + process.env[marker]',
  'exits the process': 'process.exit(1)',
}

const serverCode = (version: string, fault = '') => `
const { createElement: h } = require('react')
const leaked = []
const marker = ${JSON.stringify(MARKER.name)}
const Page = () => { let environment = ''; ${fault}; return h('p', null, ${JSON.stringify(version)} + ' ' + environment) }
exports.remote = {
  name: '${UNIT}',
  routes: [{ id: 'broken', path: '${BROKEN_PATH}', Component: Page }],
  fragments: {},
  catalogues: { unit: '${UNIT}', en: {} },
}`

/** A release store with the current releases of this repository, and another unit that breaks. */
export interface BrokenShop {
  folder: string
  keys: string
  /** Publishes a release whose page has a fault; it contains its version. @returns the release's id */
  publish: (version: string, fault?: string) => Promise<string>
  promote: (id: string) => Promise<void>
}

export async function createBrokenShop(parent: string): Promise<BrokenShop> {
  const folder = join(parent, 'releases')
  const keys = join(parent, 'keys')
  const units = await readState(openFolderStore(releasesDir))
  await mkdir(keys, { recursive: true })
  for (const part of ['vendor', 'log']) await cp(join(releasesDir, part), join(folder, part), { recursive: true })
  for (const [unit, { current = '' }] of Object.entries(units))
    await cp(join(releasesDir, unit, current), join(folder, unit, current), { recursive: true })
  for (const file of (await readdir(keysDir)).filter(name => name.endsWith('.public.pem')))
    await cp(join(keysDir, file), join(keys, file))
  await writeFile(join(keys, `${UNIT}.public.pem`), testKey.publicKey)
  const store = openFolderStore(folder)
  return {
    folder,
    keys,
    publish: (version, fault) =>
      publishTestRelease(store, {
        facts: { unit: UNIT, claims: [{ id: 'broken', path: BROKEN_PATH, serverRendered: true }] },
        files: { 'server.cjs': serverCode(version, fault) },
        by: 'chaos',
      }),
    promote: async id => void (await promote(store, { [UNIT]: id }, { by: 'chaos' })),
  }
}
