import { cleanDescription, cleanTitle, removedFromDescription, removedFromTitle } from '@closyyy/contract/products-text'
import { TextArea } from '@closyyy/ui/text-area'
import { TextField } from '@closyyy/ui/text-field'
import { type Cleaning, useCleaning } from './cleaned-note.tsx'
import { descriptionError, type ProductError, priceError, titleError } from './product-errors.ts'
import * as styles from './product-fields.module.css'
import { useProductFieldsText } from './product-fields-text.ts'

export interface ProductFieldProps {
  value: string
  onChange: (text: string) => void
  /** Error of the last submit. */
  error?: string | undefined
  hint?: string | undefined
}

const titleCleaning: Cleaning = { clean: cleanTitle, removed: removedFromTitle }
const descriptionCleaning: Cleaning = { clean: cleanDescription, removed: removedFromDescription }

export function useErrorText(): (error: ProductError) => string {
  const t = useProductFieldsText()
  return ({ id, values }) => t(id, values)
}

export function TitleField({ value, onChange, error, hint }: ProductFieldProps) {
  const t = useProductFieldsText()
  const errorText = useErrorText()
  const { field, note } = useCleaning(value, titleCleaning, onChange)
  const typingError = titleError(value)
  return (
    <div className={styles.field}>
      <TextField
        name="title"
        label={t('title')}
        hint={hint ?? t('title-hint')}
        error={typingError ? errorText(typingError) : error}
        value={value}
        dir="auto"
        {...field}
      />
      {note}
    </div>
  )
}

export function DescriptionField({ value, onChange, error }: Omit<ProductFieldProps, 'hint'>) {
  const t = useProductFieldsText()
  const errorText = useErrorText()
  const { field, note } = useCleaning(value, descriptionCleaning, onChange)
  const typingError = descriptionError(value)
  return (
    <div className={styles.field}>
      <TextArea
        name="description"
        label={t('description')}
        hint={t('description-hint')}
        error={typingError ? errorText(typingError) : error}
        value={value}
        rows={5}
        dir="auto"
        {...field}
      />
      {note}
    </div>
  )
}

/** A price field that never alters the text and shows an error if it cannot be parsed. */
export function PriceField({ value, onChange, error }: Omit<ProductFieldProps, 'hint'>) {
  const t = useProductFieldsText()
  const errorText = useErrorText()
  const typingError = priceError(value)
  return (
    <TextField
      name="price"
      label={t('price')}
      before={<bdi>Rs.</bdi>}
      error={typingError ? errorText(typingError) : error}
      value={value}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
