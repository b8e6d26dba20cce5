import { sizes } from '@closyyy/contract/sizes'
import { Disclosure } from '@closyyy/ui/disclosure'
import { Select } from '@closyyy/ui/select'
import { TextField } from '@closyyy/ui/text-field'
import { useState } from 'react'
import { asksForSize, typedInches } from '../../components/listing-draft/listing-rules.ts'
import { measures } from '../../components/listing-draft/listing-values.ts'
import type { ListingFieldsProps } from './basic-fields.tsx'
import * as styles from './listing-form.module.css'
import { useListingText } from './listing-text.ts'

/** Standard size and measurements, where the category has sizes. */
export function SizeFields({ values, set, errors }: ListingFieldsProps) {
  const t = useListingText()
  const [startsOpen] = useState(measures.some(measure => values[measure]))
  if (!asksForSize(values)) return <p className={styles.note}>{t('no-size')}</p>
  return (
    <>
      <div className={styles.narrow}>
        <Select
          name="standard_size"
          label={t('standard-size')}
          placeholder={t('choose')}
          error={errors.standard_size}
          value={values.standard_size}
          options={sizes.map(({ value }) => ({ value, label: t(`size.${value}`) }))}
          onChange={({ target }) => set({ standard_size: target.value as typeof values.standard_size })}
        />
      </div>
      <Disclosure summary={t('measurements')} open={startsOpen}>
        <div className={styles.measures}>
          {measures.map(measure => (
            <TextField
              key={measure}
              name={measure}
              label={t(`measure.${measure}`)}
              error={errors[measure]}
              value={values[measure]}
              inputMode="decimal"
              dir="ltr"
              after={t('inches')}
              onChange={({ target }) => set({ [measure]: typedInches(target.value, values[measure]) })}
            />
          ))}
        </div>
      </Disclosure>
    </>
  )
}
