import { readPrice } from '@closyyy/contract/amounts'
import { isUsed } from '@closyyy/contract/conditions'
import { MAX_PRODUCT_QUANTITY } from '@closyyy/contract/products'
import type { Product } from '@closyyy/contract/products-schemas'
import { sortForEdit } from '@closyyy/forms/file-rules'
import { PhotoPicker } from '@closyyy/forms/photo-picker'
import { Checkbox } from '@closyyy/ui/checkbox'
import { NumberField } from '@closyyy/ui/number-field'
import { PhotoChecklist } from '../../../components/listing-photos/photo-checklist.tsx'
import { DescriptionField, PriceField, TitleField } from '../../../components/product-fields/product-fields.tsx'
import { SizeFields } from '../../../components/size-fields/size-fields.tsx'
import { Earnings } from '../earnings/earnings.tsx'
import { useSellingText } from '../list/selling-text.ts'
import * as styles from './edit-form.module.css'
import { fileErrorText } from './edit-messages.ts'
import { isSoldOut } from './edit-values.ts'
import type { useEditForm } from './use-edit-form.ts'

interface EditFieldsProps {
  product: Product
  edit: Pick<ReturnType<typeof useEditForm>, 'values' | 'set' | 'errors' | 'photos' | 'progress'>
}

export function EditFields({ product, edit }: EditFieldsProps) {
  const t = useSellingText()
  const { values, set, errors, photos, progress } = edit
  return (
    <>
      <PhotoPicker
        photos={photos}
        sort={sortForEdit}
        messageOf={error => fileErrorText(t, error)}
        progress={progress}
      />
      <PhotoChecklist count={photos.photos.length} isUsed={isUsed(product.condition_id)} />
      <TitleField
        hint={product.approval_status === 'approved' ? t('title-hint') : undefined}
        error={errors.title}
        value={values.title}
        onChange={title => set({ title })}
      />
      <DescriptionField
        error={errors.description}
        value={values.description}
        onChange={description => set({ description })}
      />
      <div className={styles.pair}>
        <PriceField error={errors.price} value={values.price} onChange={price => set({ price })} />
        <NumberField
          label={t('quantity')}
          hint={t('quantity-hint')}
          error={errors.quantity}
          value={values.quantity}
          min={0}
          max={MAX_PRODUCT_QUANTITY}
          onChange={quantity => set({ quantity: Number.isInteger(quantity) ? quantity : values.quantity })}
        />
      </div>
      <Earnings price={readPrice(values.price)} />
      <SizeFields
        categoryId={String(product.category_id)}
        group={product.category.group}
        values={values}
        set={set}
        errors={errors}
      />
      <Checkbox
        label={t('allow-offers')}
        checked={values.allow_offers}
        onChange={({ target }) => set({ allow_offers: target.checked })}
      />
      <Checkbox
        label={t('active')}
        checked={values.active}
        onChange={({ target }) => set({ active: target.checked })}
      />
      {!isSoldOut(product) && (
        <Checkbox
          label={t('sold')}
          hint={t('sold-hint')}
          checked={values.sold}
          onChange={({ target }) => set({ sold: target.checked })}
        />
      )}
    </>
  )
}
