import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Call } from '@closyyy/contract/call'

export async function contractCalls(): Promise<Call[]> {
  const folder = dirname(fileURLToPath(import.meta.resolve('@closyyy/contract/call')))
  const files = readdirSync(folder).filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const modules = await Promise.all(files.map(file => import(/* @vite-ignore */ `${folder}/${file}`)))
  const found = modules.flatMap(module => Object.values(module as Record<string, Partial<Call>>))
  return [...new Set(found.filter(each => each?.path && each.access) as Call[])]
}
