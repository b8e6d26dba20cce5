import { copyFile, cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publishRelease } from '@closyyy/releases/publish-release'
import { promote, readRelease, readState } from '@closyyy/releases/registry'
import type { Assets, Release } from '@closyyy/releases/release-document'
import { ID_PLACEHOLDER } from '@closyyy/releases/release-id'
import { openFolderStore } from '@closyyy/releases/release-store'
import { keysDir, releasesDir } from '@closyyy/tooling/env'
import { startDocumentServer } from '../../fixtures/document-server.ts'
import { buildMonolith, type MonolithBuild } from './build-monolith.ts'

const author = { by: 'the benchmark' }
const SHELL = 'shell'
const WORKER = 'service-worker.js'

type BuiltAssets = Pick<Release, 'entry' | 'initial' | 'chunks'>

/** The shop's document server over releases whose scripts are those of one bundle. */
export interface MonolithServer {
  origin: string
  /** Builds the monolith and makes it current; returns the path of its entry script. */
  release: (build: MonolithBuild) => Promise<string>
  close: () => Promise<void>
}

export async function startMonolithServer(apiOrigin: string): Promise<MonolithServer> {
  const base = await mkdtemp(join(tmpdir(), 'closyyy-monolith-'))
  const releases = join(base, 'releases')
  const server = await startDocumentServer(releases, apiOrigin)
  return {
    origin: server.origin,
    release: build => releaseMonolith(join(base, 'build'), releases, build),
    async close() {
      await server.close()
      await rm(base, { recursive: true, force: true })
    },
  }
}

/**
 * Publishes the monolith as one release of each unit: claims, header fragments and server rendering stay those of the
 * units, all scripts and styles are those of the one bundle, which lies in the folder of the vendor chunks.
 */
async function releaseMonolith(folder: string, releases: string, build: MonolithBuild): Promise<string> {
  await buildMonolith(folder, build)
  const client = join(folder, 'client')
  const built = JSON.parse(await readFile(join(client, 'assets.json'), 'utf8')) as BuiltAssets
  const federated = openFolderStore(releasesDir)
  const store = openFolderStore(releases)
  const current: Record<string, string> = {}
  for (const [unit, { current: federatedId = '' }] of Object.entries(await readState(federated))) {
    const { id, integrity: _, ...facts } = await readRelease(federated, unit, federatedId)
    const own = join(client, unit, ID_PLACEHOLDER)
    await mkdir(own, { recursive: true })
    await cp(join(folder, 'server', `${unit}.cjs`), join(own, 'server.cjs'))
    if (unit === SHELL) await copyFile(join(releasesDir, unit, id, WORKER), join(own, WORKER))
    const signingKey = await readFile(join(keysDir, `${unit}.pem`), 'utf8')
    const assets = unit === SHELL ? built : remoteAssets(unit, facts, built)
    const release = { ...facts, ...assets, server: 'server.cjs' }
    current[unit] = await publishRelease(store, client, release, { signingKey, ...author })
  }
  await promote(store, current, author)
  return built.entry
}

/** Returns the monolith's files for a remote's pages; in place of an entry, a file that every page loads already. */
function remoteAssets(unit: string, { chunks }: Pick<Release, 'chunks'>, built: BuiltAssets): BuiltAssets {
  const filesOf = (name: string): Assets => {
    const files = built.chunks[name]
    if (!files) throw new Error(`The monolith has no chunk ${name}.`)
    return files
  }
  const [first = built.entry] = built.initial.scripts
  return {
    entry: first,
    initial: filesOf(unit),
    chunks: Object.fromEntries(Object.keys(chunks).map(name => [name, filesOf(name)])),
  }
}
