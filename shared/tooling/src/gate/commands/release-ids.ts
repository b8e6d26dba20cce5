import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRelease } from '@closyyy/releases/registry'
import { openFolderStore } from '@closyyy/releases/release-store'
import { buildUnit } from '../../build.ts'
import { units } from '../../units.ts'
import { replaceFile } from './saves.ts'
import type { WorkingCopy } from './working-copy.ts'

interface Change {
  what: string
  file: string
  from: string
  to: string
  /** The units whose releases change: one of them, or those that use a call. */
  changes: { unit?: string; call?: string }
}

const schemas = 'shared/contract/src/payouts-schemas.ts'

const changes: Change[] = [
  {
    what: 'a comment in the contract',
    file: schemas,
    from: 'export const payPayout',
    to: '/** Saved. */\nexport const payPayout',
    changes: {},
  },
  {
    what: 'a schema of a call',
    file: schemas,
    from: 'iban: z.string()',
    to: 'iban: z.nullable(z.string())',
    changes: { call: 'listPayouts' },
  },
  {
    what: 'a message of the shell',
    file: 'shell/src/messages/en.json',
    from: '"footer.claim": "',
    to: '"footer.claim": "Saved. ',
    changes: { unit: 'shell' },
  },
]

type Publish = (unit: string) => Promise<string>

/** Checks that ids depend neither on the checkout's folder nor on comments, and that vendor chunks stay the same. */
export async function expectIdsFollowOutput({ folder }: Pick<WorkingCopy, 'folder'>, publish: Publish): Promise<void> {
  const publishAll = async () => {
    const ids: Record<string, string> = {}
    for (const unit of units) ids[unit] = await publish(unit)
    return ids
  }
  const before = await publishAll()
  for (const unit of units)
    if (before[unit] !== (await buildUnit(unit)))
      throw new Error(`The release id of ${unit} depends on the folder of the checkout.`)
  const store = openFolderStore(join(folder, '.data/releases'))
  const releases = await Promise.all(units.map(unit => readRelease(store, unit, before[unit] ?? '')))
  const expectedUnits = ({ unit, call }: Change['changes']) =>
    units.filter((name, index) => name === unit || (call && call in (releases[index]?.calls ?? {})))
  const vendorChunks = () => readdirSync(join(folder, '.data/releases/vendor')).sort().join(' ')
  const chunksBefore = vendorChunks()
  for (const change of changes) {
    const file = join(folder, change.file)
    const text = readFileSync(file, 'utf8')
    if (!text.includes(change.from))
      throw new Error(`${change.file} does not contain ${change.from}: update release-ids.ts.`)
    replaceFile(file, text.replace(change.from, change.to))
    const after = await publishAll()
    replaceFile(file, text)
    const changed = units.filter(unit => after[unit] !== before[unit])
    if (changed.join() !== expectedUnits(change.changes).join())
      throw new Error(`After a change of ${change.what}, these releases are new: ${changed.join(', ') || 'none'}.`)
  }
  if (vendorChunks() !== chunksBefore) throw new Error(`The changes published other vendor chunks: ${vendorChunks()}.`)
}
