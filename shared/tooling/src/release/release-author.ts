import { userInfo } from 'node:os'
import { env } from '../env.ts'
import { run } from '../processes/run.ts'

const git = (...args: string[]) =>
  run('git', args, { cwd: env.root }).then(
    output => output.trim(),
    () => '',
  )

/** Returns the name that the release log records: `RELEASE_AUTHOR`, else Git's user, else that of the system. */
export async function releaseAuthor(): Promise<string> {
  return process.env.RELEASE_AUTHOR || (await git('config', 'user.name')) || userInfo().username
}

/** Returns the revision of the sources, with `+` if there are uncommitted changes; undefined outside a repository. */
export async function sourceRevision(): Promise<string | undefined> {
  const revision = await git('rev-parse', '--short=12', 'HEAD')
  if (!revision) return
  return (await git('status', '--porcelain')) ? `${revision}+` : revision
}
