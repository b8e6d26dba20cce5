import type { Category } from '@closyyy/contract/categories-schemas'
import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool, sql } from 'kysely'
import { anyOf } from '../../db/expressions.ts'
import type { ProductsTable } from '../../db/tables/products.ts'
import type { Tables } from '../../db/tables.ts'
import { type NamedCategories, namedCategories } from './search-categories.ts'
import { searchWords } from './search-words.ts'

const eb: ExpressionBuilder<Tables & { p: ProductsTable }, 'p'> = expressionBuilder()

/** Text of a search, and the categories that it can name. */
export interface SearchQuery {
  text: string
  categories: readonly Category[]
}

/** Writes words as a query of PostgreSQL's full-text search; cleaned words contain no quotes. */
function textQuery(words: readonly string[][]): string {
  const phrase = (spelling: string) => `(${spelling.replace(/\S+/g, "'$&'").replaceAll(' ', ' <-> ')})`
  return words.map(spellings => `(${spellings.map(phrase).join(' | ')})`).join(' & ')
}

function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

// Raw, because kysely has no functions of full-text search.
const havingWords = (words: readonly string[][]) =>
  sql<SqlBool>`p.words @@ to_tsquery('product_search', ${textQuery(words)})`

function inCategories({ ids, rest }: NamedCategories): Expression<SqlBool> {
  const isIn = eb('p.category_id', '=', anyOf(ids))
  return rest.length === 0 ? isIn : eb.and([isIn, havingWords(rest)])
}

/**
 * Selects products whose title contains the query, or that have each of its words in title, brand or the names of their
 * category and department (SEARCH-2).
 */
export function matching({ text, categories }: SearchQuery): Expression<SqlBool> {
  const words = searchWords(text)
  return eb.or([
    eb('p.title', 'ilike', containing(text)),
    havingWords(words),
    ...namedCategories(words, categories).map(inCategories),
  ])
}
