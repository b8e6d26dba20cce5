import { isUsed } from '@closyyy/contract/conditions'
import { sortPhotos } from '@closyyy/forms/file-rules'
import { PhotoPicker } from '@closyyy/forms/photo-picker'
import { Button } from '@closyyy/ui/button'
import { ErrorSummary } from '@closyyy/ui/error-summary'
import { useState } from 'react'
import { PhotoChecklist } from '../../../components/listing-photos/photo-checklist.tsx'
import { DescriptionField, TitleField } from '../../../components/product-fields/product-fields.tsx'
import type { ListingDraft } from '../../drafts/draft.ts'
import { useAutosave } from '../../drafts/use-autosave.ts'
import type { SaveFailure } from '../../drafts/use-remote-draft.ts'
import { StorageNote } from './draft-notes.tsx'
import { ListedDialog } from './listed-dialog.tsx'
import * as styles from './listing-form.module.css'
import { useListingText } from './listing-text.ts'
import { AddressSheet } from './pickup/address-sheet.tsx'
import { PickupFields } from './pickup/pickup-fields.tsx'
import { PriceFields } from './price-fields.tsx'
import { SentDialog } from './sent-dialog.tsx'
import { TypeFields } from './type-fields.tsx'
import { useListingForm } from './use-listing-form.ts'

export interface ListingFormProps {
  draft: ListingDraft | undefined
  draftId: string
  /** Called after the first local save. */
  onStored: () => void
  /** Called with the path of the product once it is listed as typed. */
  onListed: (path: string) => void
}

/** Puts a product up for sale (PRODUCT-12). */
export function ListingForm({ draft, draftId, onStored, onListed }: ListingFormProps) {
  const t = useListingText()
  const state = useListingForm({ draftId, draft, onListed })
  const { form, values, set, errors, photos, formErrors, submit, isPending, isSent, progress } = state
  const storage = useAutosave({ id: draftId, state, storedDraft: draft, onStored })
  const [isAddressOpen, setIsAddressOpen] = useState(false)
  return (
    <>
      <form ref={form} className={styles.form} aria-label={t('heading')} onSubmit={submit} noValidate>
        <ErrorSummary>{formErrors.length > 0 && <Messages messages={formErrors} />}</ErrorSummary>
        <fieldset className={styles.fields} disabled={isPending || isSent}>
          <section className={styles.section}>
            <PhotoPicker
              photos={photos}
              sort={sortPhotos}
              messageOf={({ reason }) => t(reason === 'too-many' ? 'photos.too-many' : 'photos.wrong-type')}
              progress={progress}
            />
            <PhotoChecklist count={photos.photos.length} isUsed={isUsed(Number(values.condition_id))} />
          </section>
          <section className={styles.section}>
            <TitleField value={values.title} error={errors.title} onChange={title => set({ title })} />
            <DescriptionField
              value={values.description}
              error={errors.description}
              onChange={description => set({ description })}
            />
          </section>
          <section className={styles.section}>
            <TypeFields {...state} />
          </section>
          <section className={styles.section}>
            <PriceFields {...state} />
          </section>
          <section className={styles.section}>
            <PickupFields {...state} onAdd={() => setIsAddressOpen(true)} />
          </section>
        </fieldset>
        <div className={styles.send}>
          <Button type="submit" size="large" pending={isPending} pendingLabel={t('sending')}>
            {t('send')}
          </Button>
          <StorageNote storage={storage} error={rejectionOf(state.remoteDraft.failure)} />
        </div>
      </form>
      {/* Outside: forms cannot be nested. */}
      <AddressSheet isOpen={isAddressOpen} onClose={() => setIsAddressOpen(false)} onAdded={state.chooseAddress} />
      <SentDialog isOpen={isSent} />
      <ListedDialog {...state.listed} />
    </>
  )
}

function rejectionOf(failure: SaveFailure | undefined): string | undefined {
  return failure?.kind === 'rejected' ? failure.message : undefined
}

function Messages({ messages }: { messages: string[] }) {
  if (messages.length === 1) return messages[0]
  return (
    <ul className={styles.messages}>
      {messages.map(message => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  )
}
