import { createHash } from 'node:crypto'
import type { Compiler } from '@rspack/core'
import { env } from '../env.ts'

const FIRST_ID = 1_000
const ID_COUNT = 9_000

/** Suffix of the federation runtime's entry: a hash of text with absolute paths. */
const contentHash = /\|[0-9a-f]{16}$/

interface HookModule {
  identifier: string
  id: number
}

/**
 * Assigns the federation plugin's modules ids without absolute paths: the bundler relativizes paths, but not those
 * inside a longer text, as in “consume shared module … (fallback: /path)” (docs/decisions/017).
 */
export class StableIds {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('StableIds', compilation => {
      compilation.hooks.beforeModuleIds.tap('StableIds', modules => {
        const named = ([...modules] as unknown as HookModule[]).flatMap(module => {
          const name = pathFreeName(module.identifier, env.root)
          return name === undefined ? [] : [{ module, name }]
        })
        const ids = stableIds(named.map(({ name }) => name))
        for (const { module, name } of named) module.id = ids.get(name) as number
      })
    })
  }
}

export function pathFreeName(identifier: string, root: string): string | undefined {
  const forms = [root, encodeURIComponent(root)]
  const parts = identifier.split(/[|!]/).filter(part => !part.startsWith(root))
  if (!parts.some(part => forms.some(form => part.includes(form)))) return
  return forms.reduce((text, form) => text.replaceAll(form, ''), identifier.replace(contentHash, ''))
}

/** Returns a four-digit id for each name, independent of their order. */
export function stableIds(names: string[]): Map<string, number> {
  const ids = new Map<string, number>()
  const taken = new Set<number>()
  for (const name of names.toSorted()) {
    let id = FIRST_ID + (createHash('sha256').update(name).digest().readUInt32BE() % ID_COUNT)
    while (taken.has(id)) id++
    taken.add(id)
    ids.set(name, id)
  }
  return ids
}
