import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { env, keysDir } from '@closyyy/tooling/env'
import { run } from '@closyyy/tooling/processes/run'
import { git } from './previous.ts'

const CHECKOUT = 'checkout'

/** A checkout of an earlier revision with its packages, and its releases. */
export interface PreviousBuild {
  /** Root of the checkout. */
  root: string
  /** Its release store, with one current release of each unit. */
  releasesDir: string
  /** Deletes the checkout; the releases stay for the next run. */
  remove: () => Promise<void>
}

/**
 * Checks a revision out beside the data of this one and builds it with its own tooling, but with the keys of this
 * checkout, so that one document server accepts both releases. Builds are cached until another revision is built.
 */
export async function buildPrevious(revision: string, signal: AbortSignal): Promise<PreviousBuild> {
  const base = join(env.dataDir, 'skew', revision)
  const root = join(base, CHECKOUT)
  const dataDir = join(base, 'data')
  await removeOthers(base)
  await removeCheckout(root)
  try {
    await git(env.root, 'worktree', 'add', '--force', '--detach', root, revision)
    await mkdir(dataDir, { recursive: true })
    await cp(keysDir, join(dataDir, 'keys'), { recursive: true })
    await run(process.execPath, ['shared/tooling/boot.mjs', 'build'], { cwd: root, env: { DATA_DIR: dataDir }, signal })
  } catch (error) {
    await removeCheckout(root)
    throw error
  }
  return { root, releasesDir: join(dataDir, 'releases'), remove: () => removeCheckout(root) }
}

/** Deletes a checkout with its entry in the repository; does nothing if there is none. */
async function removeCheckout(root: string): Promise<void> {
  await git(env.root, 'worktree', 'remove', '--force', root).catch(() => undefined)
  await rm(root, { recursive: true, force: true, maxRetries: 5 })
}

/** Deletes the builds of other revisions. */
async function removeOthers(base: string): Promise<void> {
  const folder = dirname(base)
  const others = (await readdir(folder).catch(() => [])).map(name => join(folder, name)).filter(path => path !== base)
  for (const path of others) {
    await removeCheckout(join(path, CHECKOUT))
    await rm(path, { recursive: true, force: true })
  }
}
