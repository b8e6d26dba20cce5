import type { Product } from '@closyyy/contract/products-schemas'
import { Alert } from '@closyyy/ui/alert'
import { Button } from '@closyyy/ui/button'
import { ConfirmDialog } from '@closyyy/ui/confirm-dialog'
import { ErrorSummary } from '@closyyy/ui/error-summary'
import type { RefObject } from 'react'
import { PublicVersionNote } from '../list/public-version-note.tsx'
import { useSellingText } from '../list/selling-text.ts'
import { EditFields } from './edit-fields.tsx'
import * as styles from './edit-form.module.css'
import type { TypedEdit } from './edit-values.ts'
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
  const edit = useEditForm(product, dialog)
  const { form, formError, success, isPending, submit, soldQuestion } = edit
  const isRejected = product.approval_status === 'rejected'
  return (
    <>
      <form ref={form} className={styles.form} aria-label={t('edit-title')} onSubmit={submit} noValidate>
        <ReviewNotices product={product} />
        {edit.isRestored && <Alert kind="info">{t('restored')}</Alert>}
        <fieldset className={styles.fields} disabled={isPending || success !== undefined}>
          <EditFields product={product} edit={edit} />
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

/** Shows a moderator’s decision about the product, and that a change of it awaits approval. */
function ReviewNotices({ product }: { product: Product }) {
  const t = useSellingText()
  return (
    <>
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
    </>
  )
}
