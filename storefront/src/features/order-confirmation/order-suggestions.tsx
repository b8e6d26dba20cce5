import { Suggestions } from '../../components/suggestions/suggestions.tsx'
import { SuggestionsSkeleton } from '../../components/suggestions/suggestions-skeleton.tsx'
import { type OrderSelection, useOrder } from './use-order.ts'

export interface OrderSuggestionsProps extends OrderSelection {
  label: string
}

export function OrderSuggestions({ label, ...selection }: OrderSuggestionsProps) {
  const {
    query: { data: order, isLoading },
  } = useOrder(selection)
  if (selection.owner === undefined || isLoading) return <SuggestionsSkeleton />
  return <Suggestions label={label} products={order?.items.map(({ product_id }) => product_id) ?? []} />
}
