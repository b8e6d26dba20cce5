import { cleanDescription, cleanTitle, removedFromDescription, removedFromTitle } from '@closyyy/contract/products-text'
import { TextArea } from '@closyyy/ui/text-area'
import { TextField } from '@closyyy/ui/text-field'
import { type Cleaning, useCleaning } from './cleaned-note.tsx'
import { descriptionFault, type ProductFault, priceFault, titleFault } from './product-faults.ts'
import * as styles from './product-fields.module.css'
import { useProductFieldsText } from './product-fields-text.ts'

export interface ProductFieldProps {
  value: string
  onChange: (text: string) => void
  /** What was found wrong when the form was sent. */
  error?: string | undefined
  hint?: string | undefined
}

const titleCleaning: Cleaning = { clean: cleanTitle, removed: removedFromTitle }
const descriptionCleaning: Cleaning = { clean: cleanDescription, removed: removedFromDescription }

/** Says a fault of what is typed. */
export function useFaultText(): (fault: ProductFault) => string {
  const t = useProductFieldsText()
  return ({ id, values }) => t(id, values)
}

export function TitleField({ value, onChange, error, hint }: ProductFieldProps) {
  const t = useProductFieldsText()
  const faultText = useFaultText()
  const { field, note } = useCleaning(value, titleCleaning, onChange)
  const fault = titleFault(value)
  return (
    <div className={styles.field}>
      <TextField
        name="title"
        label={t('title')}
        hint={hint ?? t('title-hint')}
        error={fault ? faultText(fault) : error}
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
  const faultText = useFaultText()
  const { field, note } = useCleaning(value, descriptionCleaning, onChange)
  const fault = descriptionFault(value)
  return (
    <div className={styles.field}>
      <TextArea
        name="description"
        label={t('description')}
        hint={t('description-hint')}
        error={fault ? faultText(fault) : error}
        value={value}
        rows={5}
        dir="auto"
        {...field}
      />
      {note}
    </div>
  )
}

/** A price as it is typed: nothing is taken out of it, a price that cannot be read says so. */
export function PriceField({ value, onChange, error }: Omit<ProductFieldProps, 'hint'>) {
  const t = useProductFieldsText()
  const faultText = useFaultText()
  const fault = priceFault(value)
  return (
    <TextField
      name="price"
      label={t('price')}
      before={<bdi>Rs.</bdi>}
      error={fault ? faultText(fault) : error}
      value={value}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
