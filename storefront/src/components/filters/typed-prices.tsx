import { readAmount } from '@closyyy/contract/amounts'
import { AmountError } from '@closyyy/forms/amount-error'
import type { ReactNode } from 'react'
import { type ListFilter, readFilter } from './list-filter.ts'

/** Applies the prices of two fields, unless one cannot be parsed. @returns the error of each field (PRODUCT-6) */
export function applyPrices(
  fields: readonly (HTMLInputElement | null)[],
  onChange: (change: Pick<ListFilter, 'min_price' | 'max_price'>) => void,
): ReactNode[] {
  const prices = fields.map(field => (field?.value.trim() ? readAmount(field.value) : undefined))
  const [lowest, highest] = prices
  const unreadable = prices.map(Number.isNaN)
  if (unreadable.includes(true)) {
    fields[unreadable.indexOf(true)]?.focus()
    return unreadable.map(isUnreadable => isUnreadable && <AmountError />)
  }
  const typed = new Map([
    ['min_price', lowest],
    ['max_price', highest],
  ])
  const { min_price, max_price } = readFilter({ getAll: name => [typed.get(name)] })
  onChange({ min_price, max_price })
  return []
}
