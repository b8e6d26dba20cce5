import { promote, readRegistry, rollBack } from '@closyyy/releases/registry'
import { buildUnit, type Unit, units } from '../build.ts'
import { releasesDir } from '../env.ts'

const usage = `Releases one unit (${units.join(', ')}) independently of the others:
  npm run release -- list
  npm run release -- publish UNIT        builds and publishes it, without making it current
  npm run release -- promote UNIT ID     makes a published release current: served with the next page
  npm run release -- rollback UNIT       makes the previous release current again`

const isUnit = (name: string | undefined): name is Unit => units.includes(name as Unit)

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
  const { units: entries } = await readRegistry(releasesDir)
  for (const [unit, { current, previous }] of Object.entries(entries)) {
    console.log(`${unit.padEnd(12)} ${current} (current)  ${previous.join('  ')}`)
  }
  return 0
}
