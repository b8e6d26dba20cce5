import type { ApiClient } from '@closyyy/api-client/api-client'
import { productPath, shopPath } from '@closyyy/contract/paths'
import { MAX_SITEMAP_ROWS } from '@closyyy/contract/sitemap'
import { listSitemapProducts, listSitemapShops } from '@closyyy/contract/sitemap-calls'
import { publicPages } from './public-pages.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

/** Ids that one part spans, far below the protocol's limit: a part is fast to generate and cheap to cache. */
export const PART_SPAN = 20_000

type Range = { query: { after: number; limit?: number } }

type Read = (api: ApiClient, range: Range) => Promise<(SitemapEntry & { id: number })[]>

const kinds: Record<string, Read> = {
  products: async (api, range) =>
    (await api.call(listSitemapProducts, range)).map(product => ({
      id: product.id,
      path: productPath(product),
      changedAt: product.updated_at,
    })),
  shops: async (api, range) => (await api.call(listSitemapShops, range)).map(({ id }) => ({ id, path: shopPath(id) })),
}

async function partNumbers(api: ApiClient, read: Read): Promise<number[]> {
  const numbers: number[] = []
  for (;;) {
    const after = (numbers.at(-1) ?? -1) + 1
    const [next] = await read(api, { query: { after: after * PART_SPAN, limit: 1 } })
    if (!next) return numbers
    numbers.push(Math.floor((next.id - 1) / PART_SPAN))
  }
}

export async function partNames(api: ApiClient): Promise<string[]> {
  const names = ['pages']
  for (const [name, read] of Object.entries(kinds))
    names.push(...(await partNumbers(api, read)).map(number => `${name}-${number}`))
  return names
}

export async function readPart(api: ApiClient, name: string): Promise<SitemapEntry[] | undefined> {
  if (name === 'pages') return publicPages(api)
  const [, word = '', digits] = /^([a-z]+)-(0|[1-9]\d{0,9})$/.exec(name) ?? []
  const read = Object.hasOwn(kinds, word) ? kinds[word] : undefined
  if (!read) return undefined
  const first = Number(digits) * PART_SPAN
  const entries: SitemapEntry[] = []
  for (let after = first; ; ) {
    const found = await read(api, { query: { after } })
    const within = found.filter(({ id }) => id <= first + PART_SPAN)
    entries.push(...within)
    const last = within.at(-1)
    if (!last || within.length < MAX_SITEMAP_ROWS || last.id === first + PART_SPAN) break
    after = last.id
  }
  return entries.length > 0 ? entries : undefined
}
