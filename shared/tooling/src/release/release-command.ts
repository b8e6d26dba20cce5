import { promote, readRegistry, rollBack } from '@closyyy/releases/registry'
import { buildUnit, type Unit, units } from '../build.ts'
import { releasesDir } from '../env.ts'

const usage = `How to release one unit (${units.join(', ')}) without touching the others:
  npm run release -- list
  npm run release -- publish UNIT        builds it and makes it ready, for nobody yet
  npm run release -- promote UNIT ID     everybody gets it with the next page
  npm run release -- rollback UNIT       everybody gets the one before`

const isUnit = (word: string | undefined): word is Unit => units.includes(word as Unit)

/** Publishes, promotes and rolls back one unit. */
export async function release([verb, unit, id]: string[], interruption: AbortSignal): Promise<number> {
  if (verb === 'list') return list()
  if (verb === 'publish' && isUnit(unit)) {
    console.log(`${unit} ${await buildUnit(unit, interruption)} is published.`)
    return 0
  }
  if (verb === 'promote' && isUnit(unit) && id) {
    await promote(releasesDir, unit, id)
    console.log(`${unit} ${id} is current.`)
    return 0
  }
  if (verb === 'rollback' && isUnit(unit)) {
    console.log(`${unit} ${await rollBack(releasesDir, unit)} is current again.`)
    return 0
  }
  console.log(usage)
  return verb === undefined ? 0 : 1
}

async function list(): Promise<number> {
  const { units: held } = await readRegistry(releasesDir)
  for (const [unit, { current, previous }] of Object.entries(held)) {
    console.log(`${unit.padEnd(12)} ${current} (current)  ${previous.join('  ')}`)
  }
  return 0
}
