import { conditions } from '@closyyy/contract/conditions'
import { useProductLabel } from '@closyyy/platform/labels/product-labels'
import { ChoiceList } from '@closyyy/ui/choice-list'
import { useListingText } from './listing-text.ts'
import type { ListingFieldsProps } from './use-listing-form.ts'

const hints = { 1: 'condition.new', 2: 'condition.like-new', 3: 'condition.good' } as const

/** The conditions (PRODUCT-20), each with a definition and an example. */
export function ConditionField({ values, set, errors }: ListingFieldsProps) {
  const t = useListingText()
  const labelOf = useProductLabel()
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
        return { value: String(condition.id), label: labelOf(condition.title), hint: hint && t(hint) }
      })}
      onChange={({ target }) => set({ condition_id: target.value })}
    />
  )
}
