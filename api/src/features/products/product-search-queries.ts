import { cleanTitle } from '@closyyy/contract/products-text'
import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { ProductsTable } from '../../db/tables/products.ts'
import type { Tables } from '../../db/tables.ts'
import { spellingsOf } from './search-spellings.ts'

const eb: ExpressionBuilder<Tables & { p: ProductsTable }, 'p'> = expressionBuilder()

/** Words that no title is searched for, unless the query has no others. */
const STOP_WORDS = new Set(['a', 'an', 'and', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

/** Returns each word of a query, or two that belong together as `t shirt`, as all of its spellings. */
function searchWords(query: string): string[][] {
  const all = cleanTitle(query).toLowerCase().split(' ').filter(Boolean)
  const rest = all.filter(word => !STOP_WORDS.has(word))
  const words = rest.length > 0 ? rest : all
  const found: string[][] = []
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? ''
    const pair = spellingsOf(words.slice(index, index + 2).join(' '))
    found.push(pair ?? spellingsOf(word) ?? [word])
    if (pair) index += 1
  }
  return found
}

/** Writes words as a query of PostgreSQL's full-text search; cleaned words contain no quotes. */
function textQuery(words: readonly string[][]): string {
  const phrase = (spelling: string) => `(${spelling.replace(/\S+/g, "'$&'").replaceAll(' ', ' <-> ')})`
  return words.map(spellings => `(${spellings.map(phrase).join(' | ')})`).join(' & ')
}

function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** Selects products whose title contains the query, or that have each of its words in title or brand (SEARCH-2). */
export function matching(query: string): Expression<SqlBool> {
  const words = textQuery(searchWords(query))
  return eb.or([
    eb('p.title', 'ilike', containing(query)),
    // Raw, because kysely has no functions of full-text search.
    sql<SqlBool>`p.words @@ to_tsquery('product_search', ${words})`,
  ])
}
