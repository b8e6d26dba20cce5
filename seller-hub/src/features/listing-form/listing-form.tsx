import { Button } from '@closyyy/ui/button'
import { ErrorSummary } from '@closyyy/ui/error-summary'
import { useState } from 'react'
import type { ListingDraft } from '../../components/listing-draft/draft-store.ts'
import { sortForListing } from '../../components/photo-picker/file-rules.ts'
import { PhotoPicker } from '../../components/photo-picker/photo-picker.tsx'
import { BasicFields } from './basic-fields.tsx'
import { KeptNote } from './kept-note.tsx'
import * as styles from './listing-form.module.css'
import { useListingText } from './listing-text.ts'
import { AddressSheet } from './pickup/address-sheet.tsx'
import { PickupFields } from './pickup/pickup-fields.tsx'
import { PriceFields } from './price-fields.tsx'
import { SentDialog } from './sent-dialog.tsx'
import { TypeFields } from './type-fields.tsx'
import { useKeptListing } from './use-kept-listing.ts'
import { useListingForm } from './use-listing-form.ts'
import type { SavingTrouble } from './use-server-draft.ts'

export interface ListingFormProps {
  /** What was kept of this listing. */
  draft: ListingDraft | undefined
  /** Id under which it is kept. */
  draftId: string
  /** Told when something is kept for the first time. */
  onKept: () => void
}

/** Puts something up for sale (PRODUCT-12). */
export function ListingForm({ draft, draftId, onKept }: ListingFormProps) {
  const t = useListingText()
  const state = useListingForm(draftId, draft)
  const { form, photos, refusal, submit, isPending, isSent, progress } = state
  const kept = useKeptListing({ id: draftId, state, keptBefore: draft, onKept })
  const [isAddressOpen, setIsAddressOpen] = useState(false)
  return (
    <>
      <form ref={form} className={styles.form} aria-label={t('heading')} onSubmit={submit} noValidate>
        <ErrorSummary>{refusal.length > 0 && <Sentences sentences={refusal} />}</ErrorSummary>
        <fieldset className={styles.fields} disabled={isPending || isSent}>
          <section className={styles.section}>
            <PhotoPicker
              photos={photos}
              sort={sortForListing}
              sentenceOf={({ reason }) => t(reason === 'too-many' ? 'photos.too-many' : 'photos.wrong-type')}
              progress={progress}
            />
          </section>
          <section className={styles.section}>
            <BasicFields {...state} />
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
          <KeptNote kept={kept} refusal={refusalOf(state.serverDraft.trouble)} />
        </div>
      </form>
      {/* Beside the form: a form in a form is none. */}
      <AddressSheet isOpen={isAddressOpen} onClose={() => setIsAddressOpen(false)} onAdded={state.chooseAddress} />
      <SentDialog isOpen={isSent} />
    </>
  )
}

function refusalOf(trouble: SavingTrouble | undefined): string | undefined {
  return trouble?.kind === 'refused' ? trouble.refusal : undefined
}

function Sentences({ sentences }: { sentences: string[] }) {
  if (sentences.length === 1) return sentences[0]
  return (
    <ul className={styles.sentences}>
      {sentences.map(sentence => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
