import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '@closyyy/tooling/processes/run'

/** The revision that was released before the checkout: version N−1 of every unit and of the API. */
export interface Previous {
  revision: string
  /** Day of its release, as YYYY-MM-DD. */
  date: string
}

const file = join(import.meta.dirname, 'previous.json')

export async function readPrevious(): Promise<Previous> {
  return JSON.parse(await readFile(file, 'utf8')) as Previous
}

/** Records the checked-out revision as the previous one of what follows. @throws if there are uncommitted changes */
export async function recordPrevious(root: string): Promise<Previous> {
  if (await git(root, 'status', '--porcelain')) throw new Error('Commit or discard your changes, then cut again.')
  const previous = { revision: await git(root, 'rev-parse', 'HEAD'), date: new Date().toISOString().slice(0, 10) }
  await writeFile(file, `${JSON.stringify(previous, null, 2)}\n`)
  return previous
}

/** Returns why a revision cannot be the previous one; undefined if it can, or if the folder has no full history. */
export async function findRevisionProblem(root: string, revision: string): Promise<string | undefined> {
  if (!(await hasHistory(root))) return
  const isAncestor = await git(root, 'merge-base', '--is-ancestor', revision, 'HEAD').then(
    () => true,
    () => false,
  )
  if (!isAncestor) return `${revision} is not in the history: record a revision that is, with npm run skew -- --cut.`
}

/** Returns true if a folder is a repository with all its revisions. */
export async function hasHistory(root: string): Promise<boolean> {
  const isShallow = await git(root, 'rev-parse', '--is-shallow-repository').catch(() => undefined)
  return isShallow === 'false'
}

export async function git(root: string, ...args: string[]): Promise<string> {
  return (await run('git', args, { cwd: root })).trim()
}
