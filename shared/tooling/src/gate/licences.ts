import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { env } from '../env.ts'
import { type BillOfMaterials, findForbiddenLicences } from './licence-policy.ts'
import { runProgram } from './program.ts'
import type { Step } from './step.ts'

/** Writes the software bill of materials of all production dependencies, CycloneDX in JSON. @throws if pnpm fails */
export async function writeBillOfMaterials(file: string, signal: AbortSignal): Promise<BillOfMaterials> {
  const { packageManager } = JSON.parse(await readFile(join(env.root, 'package.json'), 'utf8'))
  const npx = ['--yes', '--prefer-offline', '--loglevel=silent', packageManager]
  const options = ['--prod', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--out', file]
  const { code, output } = await runProgram('npx', [...npx, 'sbom', ...options], signal)
  if (code !== 0) throw new Error(`pnpm sbom failed:\n${output}`)
  return JSON.parse(await readFile(file, 'utf8'))
}

export const licences: Step = {
  name: 'licences',
  run: async signal => {
    const folder = await mkdtemp(join(tmpdir(), 'closyyy-licences-'))
    try {
      const bill = await writeBillOfMaterials(join(folder, 'bill.json'), signal)
      const lines = findForbiddenLicences(bill)
      return { ok: lines.length === 0, output: lines.join('\n'), note: `${bill.components.length} components` }
    } finally {
      await rm(folder, { recursive: true })
    }
  },
}

/** Writes the bill of materials to `dist` and prints its path. */
export async function sbom(interruption: AbortSignal): Promise<number> {
  const file = join(env.root, 'dist', 'closyyy.cdx.json')
  await mkdir(dirname(file), { recursive: true })
  const { components } = await writeBillOfMaterials(file, interruption)
  console.log(`${file}: ${components.length} components`)
  return 0
}
