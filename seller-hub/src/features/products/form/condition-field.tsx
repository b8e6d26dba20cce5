import { conditions } from '@closyyy/contract/conditions'
import { ChoiceList } from '@closyyy/ui/choice-list'
import { useProductLabels } from '../../../product-labels/product-labels.ts'
import { useListingText } from './listing-text.ts'
import type { ListingFieldsProps } from './use-listing-form.ts'

const hints = { 1: 'condition.new', 2: 'condition.like-new', 3: 'condition.good' } as const

/** The conditions (PRODUCT-20), each with a definition and an example. */
export function ConditionField({ values, set, errors }: ListingFieldsProps) {
  const t = useListingText()
  const labels = useProductLabels()
  return (
    <ChoiceList
      legend={t('condition')}
      name="condition_id"
      layout="cards"
      value={values.condition_id || null}
      error={errors.condition_id}
      aria-invalid={errors.condition_id ? true : undefined}
      choices={conditions.map(condition => {
        const hint = hints[condition.id as keyof typeof hints]
        return { value: String(condition.id), label: labels.condition(condition), hint: hint && t(hint) }
      })}
      onChange={({ target }) => set({ condition_id: target.value })}
    />
  )
}
