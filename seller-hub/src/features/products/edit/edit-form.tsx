import { readPrice } from '@closyyy/contract/amounts'
import { isUsed } from '@closyyy/contract/conditions'
import { MAX_PRODUCT_QUANTITY } from '@closyyy/contract/products'
import type { Product } from '@closyyy/contract/products-schemas'
import { sortForEdit } from '@closyyy/forms/file-rules'
import { PhotoPicker } from '@closyyy/forms/photo-picker'
import { Alert } from '@closyyy/ui/alert'
import { Button } from '@closyyy/ui/button'
import { Checkbox } from '@closyyy/ui/checkbox'
import { ConfirmDialog } from '@closyyy/ui/confirm-dialog'
import { ErrorSummary } from '@closyyy/ui/error-summary'
import { NumberField } from '@closyyy/ui/number-field'
import type { RefObject } from 'react'
import { PhotoChecklist } from '../../../components/listing-photos/photo-checklist.tsx'
import { DescriptionField, PriceField, TitleField } from '../../../components/product-fields/product-fields.tsx'
import { SizeFields } from '../../../components/size-fields/size-fields.tsx'
import { Earnings } from '../earnings/earnings.tsx'
import { PublicVersionNote } from '../list/public-version-note.tsx'
import { useSellingText } from '../list/selling-text.ts'
import * as styles from './edit-form.module.css'
import { fileErrorText } from './edit-messages.ts'
import { isSoldOut, type TypedEdit } from './edit-values.ts'
import type { EditStage } from './unsaved-changes/use-unsaved-changes.tsx'
import { useEditForm } from './use-edit-form.ts'

export interface EditFormProps {
  product: Product
  /** Changed values to start with. */
  typed: TypedEdit | undefined
  onClose: () => void
  /** Set by the form: whether closing would lose changes. */
  stage: RefObject<EditStage>
  onMarkedSold: (product: Product) => void
}

/** The editable fields of a product (PRODUCT-14). */
export function EditForm({ product, ...dialog }: EditFormProps) {
  const t = useSellingText()
  const state = useEditForm(product, dialog)
  const { form, values, set, errors, photos, progress, formError, success, isPending, submit, soldQuestion } = state
  const isRejected = product.approval_status === 'rejected'
  return (
    <>
      <form ref={form} className={styles.form} aria-label={t('edit-title')} onSubmit={submit} noValidate>
        {product.rejection_reason && (
          <Alert kind="warning" title={t(product.taken_down_at ? 'taken-down-because' : 'rejected-because')}>
            <bdi>{product.rejection_reason}</bdi>
          </Alert>
        )}
        {product.revision_status === 'pending' && (
          <Alert kind="info" title={t('revision-pending')}>
            <PublicVersionNote product={product} />
          </Alert>
        )}
        {state.isRestored && <Alert kind="info">{t('restored')}</Alert>}
        <fieldset className={styles.fields} disabled={isPending || success !== undefined}>
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
        </fieldset>
        <div className={styles.messages} aria-live="polite">
          <ErrorSummary>{formError && <span className={styles.lines}>{formError}</span>}</ErrorSummary>
          {success && (
            <Alert kind="success">
              <span className={styles.lines}>{success}</span>
            </Alert>
          )}
        </div>
        <div className={styles.buttons}>
          <Button kind="secondary" onClick={dialog.onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" pending={isPending} pendingLabel={t('saving')} disabled={success !== undefined}>
            {t(isRejected ? 'send-again' : 'save')}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={soldQuestion.isOpen}
        onClose={soldQuestion.close}
        title={t('sold-title')}
        texts={{ yes: t('sold-sure'), no: t('sold-back') }}
        call={{ isPending: false }}
        onConfirm={soldQuestion.confirm}
      >
        <p>{t('sold-ask')}</p>
      </ConfirmDialog>
    </>
  )
}
