import { DescriptionField, TitleField } from '../../../components/product-fields/product-fields.tsx'
import type { ListingFormState } from './use-listing-form.ts'

export type ListingFieldsProps = Pick<ListingFormState, 'values' | 'set' | 'errors'>

export function BasicFields({ values, set, errors }: ListingFieldsProps) {
  return (
    <>
      <TitleField value={values.title} error={errors.title} onChange={title => set({ title })} />
      <DescriptionField
        value={values.description}
        error={errors.description}
        onChange={description => set({ description })}
      />
    </>
  )
}
