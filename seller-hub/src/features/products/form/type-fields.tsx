import { useProductLabel } from '@closyyy/platform/labels/product-labels'
import { useQuery } from '@closyyy/platform/query'
import { useLazyComponent } from '@closyyy/platform/rendering/use-lazy-component'
import { Select } from '@closyyy/ui/select'
import { TextField } from '@closyyy/ui/text-field'
import { useEffect, useState } from 'react'
import { SizeFields } from '../../../components/size-fields/size-fields.tsx'
import { OTHER_BRAND } from '../../drafts/draft.ts'
import { ConditionField } from './condition-field.tsx'
import { brandsQuery, categoriesQuery } from './listing-queries.ts'
import { useListingText } from './listing-text.ts'
import { LoadRetry } from './load-retry.tsx'
import type { ListingFieldsProps } from './use-listing-form.ts'

const loadCombobox = async () =>
  (await import(/* webpackChunkName: "list-item-brand" */ '@closyyy/ui/combobox')).Combobox

export function TypeFields({ values, set, errors }: ListingFieldsProps) {
  const t = useListingText()
  const labelOf = useProductLabel()
  const categories = useQuery(categoriesQuery)
  const all = Object.values(categories.data ?? {}).flat()
  const group = all.find(({ id }) => String(id) === values.category_id)?.group
  return (
    <>
      <LoadRetry query={categories} message={t('categories-failed')} />
      <Select
        name="category_id"
        label={t('category')}
        placeholder={t('choose')}
        error={errors.category_id}
        value={values.category_id}
        onChange={({ target }) => set({ category_id: target.value })}
      >
        {Object.entries(categories.data ?? {}).map(([group, of]) => (
          <optgroup key={group} label={labelOf(group)}>
            {of.map(category => (
              <option key={category.id} value={category.id}>
                {labelOf(category.name)}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <BrandFields values={values} set={set} errors={errors} />
      <ConditionField values={values} set={set} errors={errors} />
      <SizeFields categoryId={values.category_id} group={group} values={values} set={set} errors={errors} />
    </>
  )
}

function BrandFields({ values, set, errors }: ListingFieldsProps) {
  const t = useListingText()
  const brands = useQuery(brandsQuery)
  const [isEntered, setEntered] = useState(false)
  const { Component: Combobox, request } = useLazyComponent(loadCombobox)
  useEffect(() => void request(), [request])
  const texts = { label: t('brand'), hint: t('brand-hint'), error: errors.brand_name }
  const enter = () => {
    setEntered(true)
    // Retries a failed load.
    void request()
  }
  const options = (brands.data ?? []).map(({ name }) => ({ value: name, label: name }))
  return (
    <>
      <LoadRetry query={brands} message={t('brands-failed')} />
      {Combobox ? (
        <Combobox
          {...texts}
          // Moves the focus from the placeholder into the loaded combobox.
          input={{ autoFocus: isEntered }}
          options={[...options, { value: OTHER_BRAND, label: t('others') }]}
          value={values.brand_name || null}
          onChange={brand =>
            set({ brand_name: brand ?? '', custom_brand: brand === OTHER_BRAND ? values.custom_brand : '' })
          }
        />
      ) : (
        <TextField {...texts} value={values.brand_name} readOnly onFocus={enter} onBlur={() => setEntered(false)} />
      )}
      {values.brand_name === OTHER_BRAND && (
        <TextField
          name="custom_brand"
          label={t('custom-brand')}
          error={errors.custom_brand}
          value={values.custom_brand}
          maxLength={80}
          dir="auto"
          onChange={({ target }) => set({ custom_brand: target.value })}
        />
      )}
    </>
  )
}
