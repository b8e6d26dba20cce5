import { TextArea } from '@closyyy/ui/text-area'
import { TextField } from '@closyyy/ui/text-field'
import { typedDescription, typedTitle } from '../../components/listing-draft/listing-rules.ts'
import { useListingText } from './listing-text.ts'
import type { ListingFormState } from './use-listing-form.ts'

export type ListingFieldsProps = Pick<ListingFormState, 'values' | 'set' | 'errors'>

/** Title and description. */
export function BasicFields({ values, set, errors }: ListingFieldsProps) {
  const t = useListingText()
  return (
    <>
      <TextField
        name="title"
        label={t('title')}
        hint={t('title-hint')}
        error={errors.title}
        value={values.title}
        maxLength={150}
        dir="auto"
        onChange={({ target }) => set({ title: typedTitle(target.value) })}
      />
      <TextArea
        name="description"
        label={t('description')}
        hint={t('description-hint')}
        error={errors.description}
        value={values.description}
        rows={5}
        maxLength={5000}
        dir="auto"
        onChange={({ target }) => set({ description: typedDescription(target.value) })}
      />
    </>
  )
}
