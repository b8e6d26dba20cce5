import { readFile } from 'node:fs/promises'
import { withDatabase } from './db/with-database.ts'
import { parseEnvironment, readSettings } from './env.ts'
import { Campaign, endPromotion, sendCampaign } from './features/campaigns/campaigns-service.ts'

const USAGE = 'Usage: npm run campaign -- send FILE | unsubscribe EMAIL-OR-PHONE'

/** Enqueues a promotional email, or ends all promotion to a person (docs/operations). */
async function run([verb, argument]: string[]): Promise<string> {
  if (verb === 'send' && argument) {
    const campaign = Campaign.parse(JSON.parse(await readFile(argument, 'utf8')))
    const { publicUrl } = readSettings()
    const count = await withDatabase(parseEnvironment(), db => sendCampaign(db, campaign, publicUrl))
    return `Enqueued ${count} messages.`
  }
  if (verb === 'unsubscribe' && argument) {
    const count = await withDatabase(parseEnvironment(), db => endPromotion(db, argument))
    return count > 0 ? 'Unsubscribed.' : 'There is no account or order with this email or phone.'
  }
  throw new Error(USAGE)
}

try {
  console.log(await run(process.argv.slice(2)))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
