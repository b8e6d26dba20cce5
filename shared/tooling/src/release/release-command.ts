import { parseArgs } from 'node:util'
import { openBucketStore } from '@closyyy/releases/bucket-store'
import { LostRaceError } from '@closyyy/releases/release-log'
import { openFolderStore, type ReleaseStore } from '@closyyy/releases/release-store'
import { releaseBucket, releasesDir } from '../env.ts'
import { units } from '../units.ts'
import { readApiCalls } from './api-calls.ts'
import { releaseAuthor } from './release-author.ts'
import { usages, verbs } from './release-verbs.ts'

const HELP = '`npm run release -- --help` explains all commands.'
const usage = `Releases one unit (${units.join(', ')}) independently of the others:
  npm run release -- status [UNIT]         current release, the ones before it, and all that are published
  npm run release -- history [UNIT]        every change with its author, newest first
  npm run release -- publish UNIT          builds, signs and stores a release; visitors do not get it yet
  npm run release -- canary UNIT ID --percent N
                                           serves a published release to N % of the visitors, 1 to 99; 0 ends it
  npm run release -- promote UNIT ID …     makes a published release current: served with the next page;
                                           several pairs of UNIT ID become current together
  npm run release -- rollback UNIT         makes the release before the current one current again
  npm run release -- block UNIT ID         excludes a release from promotions and rollbacks; if it is current, the one
                                           before it becomes current
  npm run release -- remove UNIT ID …      deletes published releases that are neither current nor a canary
  npm run release -- check-api             rejects an API that lacks or narrows a call that a current, canary or last good
                                           release uses: run it before the API is deployed
Options: --reason TEXT is recorded with the change, --json prints JSON, errors included. Releases must fit the other
units and the API: --api ORIGIN names one in place of API_ORIGIN, --without-api skips it, which the log records.
Exit codes: 0 done, 1 rejected, 2 wrong arguments, 3 another change came first.
Releases are stored in the bucket of RELEASES_S3_BUCKET if it is set, else in a folder of this machine.`

const REJECTED = 1
const WRONG_ARGUMENTS = 2
const LOST_RACE = 3

const options = {
  reason: { type: 'string' },
  percent: { type: 'string' },
  api: { type: 'string' },
  'without-api': { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

function openConfiguredStore(): ReleaseStore {
  const bucket = releaseBucket()
  return bucket ? openBucketStore(bucket) : openFolderStore(releasesDir)
}

/** Publishes, promotes, rolls back and blocks releases, and shows their state; returns the exit code. */
export async function release(args: string[], signal: AbortSignal, openStore = openConfiguredStore): Promise<number> {
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>
  try {
    parsed = parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ')
    return fail(`${sentence}. ${HELP}`, { isJson: args.includes('--json'), code: WRONG_ARGUMENTS })
  }
  const { reason, percent, api, 'without-api': isWithoutApi, json: isJson = false, help } = parsed.values
  const [name = '', ...rest] = parsed.positionals
  if (help || parsed.positionals.length === 0) {
    console.log(usage)
    return 0
  }
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined
  if (!verb) return fail(`${name} is not a command. ${HELP}`, { isJson, code: WRONG_ARGUMENTS })
  try {
    const readApi = isWithoutApi ? undefined : () => readApiCalls(api)
    const change = { by: await releaseAuthor(), ...(reason && { reason }), readApi }
    const result = await verb(rest, { store: openStore(), change, percent, signal, isJson })
    if (!result) {
      return fail(`Usage: npm run release -- ${usages[name]}. ${HELP}`, { isJson, code: WRONG_ARGUMENTS })
    }
    console.log(isJson ? JSON.stringify(result.json, null, 2) : result.text)
    return 0
  } catch (error) {
    signal.throwIfAborted()
    const message = (error as Error).message
    if (error instanceof LostRaceError) return fail(message, { isJson, code: LOST_RACE, winner: error.winner })
    return fail(message, { isJson, code: REJECTED })
  }
}

/** Prints an error, as an object for `--json`, and returns the exit code. */
function fail(error: string, { isJson, ...details }: { isJson: boolean; code: number; winner?: unknown }): number {
  if (isJson) console.log(JSON.stringify({ error, ...details }, null, 2))
  else console.error(error)
  return details.code
}
