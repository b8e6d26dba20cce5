import type { Address } from '@closyyy/contract/addresses-schemas'
import { listingCity } from '@closyyy/contract/listing-cities'
import { listOwnProducts } from '@closyyy/contract/products-calls'
import { callKey, useQueryClient } from '@closyyy/platform/query'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ListingDraft } from '../../components/listing-draft/draft-store.ts'
import { listingFaults } from '../../components/listing-draft/listing-rules.ts'
import { emptyListing, type ListingValues } from '../../components/listing-draft/listing-values.ts'
import { newPhotos } from '../../components/photo-picker/picked-photo.ts'
import { usePhotos } from '../../components/photo-picker/use-photos.ts'
import { useFaultText } from '../../components/product-fields/product-fields.tsx'
import { withSavedIds } from './draft-saving.ts'
import { readRefusal, refusedPhotos } from './listing-sentences.ts'
import { useListingText } from './listing-text.ts'
import { useSendListing } from './use-send-listing.ts'
import { useServerDraft } from './use-server-draft.ts'

type FieldName = keyof ListingValues
type Errors = Partial<Record<FieldName, string>>

/** The errors of fields that are empty. */
const missingTexts = ['required', 'brand-required', 'custom-brand-required'] as const

/** The state of the listing form: what is typed, what is wrong with it, and its way to the server. */
export function useListingForm(draftId: string, draft: ListingDraft | undefined) {
  const t = useListingText()
  const faultText = useFaultText()
  const form = useRef<HTMLFormElement>(null)
  const queryClient = useQueryClient()
  const [values, setValues] = useState(draft?.values ?? emptyListing)
  const [errors, setErrors] = useState<Errors>({})
  const [refusal, setRefusal] = useState<{ sentence: string; isOfField: boolean }[]>([])
  // The saving that is on its way comes before the listing itself.
  const [isEnding, setIsEnding] = useState(false)
  const photos = usePhotos(draft?.photos)
  const serverDraft = useServerDraft({ values, photos, draftId, keptBefore: draft })
  const listing = useSendListing()

  const arePhotosReady = photos.photos.every(({ state }) => state === 'ready')

  /** What the head of the form says: a sentence goes when its field is corrected. */
  function standingSentences(): string[] {
    const wrong = Object.values(errors)
    const isMissing = missingTexts.some(id => wrong.includes(t(id)))
    const standing = refusal.filter(({ sentence, isOfField }) => {
      if (sentence === t('photos.not-ready')) return !arePhotosReady
      return !isOfField || wrong.some(error => error?.includes(sentence))
    })
    return [...new Set([...(isMissing ? [t('all-required')] : []), ...standing.map(({ sentence }) => sentence)])]
  }

  function set(change: Partial<ListingValues>) {
    setValues(before => ({ ...before, ...change }))
    const changed = Object.keys(change)
    setErrors(before => Object.fromEntries(Object.entries(before).filter(([name]) => !changed.includes(name))))
  }

  /** Takes the address and, where the list has it, its city. */
  function chooseAddress({ id, city }: Pick<Address, 'id' | 'city'>) {
    set({
      address_id: String(id),
      city: listingCity(city) ?? values.city,
    })
  }

  function refuse(sentences: string[], fields: Errors) {
    flushSync(() => {
      const told = Object.values(fields)
      setRefusal(sentences.map(sentence => ({ sentence, isOfField: told.some(error => error.includes(sentence)) })))
      setErrors(fields)
    })
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const wrong = find('[aria-invalid="true"]') ?? find('[data-refusal]')
    wrong?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isEnding || listing.isPending || listing.isSuccess) return
    const faults = Object.entries(listingFaults(values)).map(
      ([name, fault]) => [name, typeof fault === 'string' ? t(fault) : faultText(fault)] as const,
    )
    const notReady = arePhotosReady ? [] : [t('photos.not-ready')]
    refuse(notReady, Object.fromEntries(faults))
    if (faults.length > 0 || !arePhotosReady) return
    const content = { values, photos: photos.photos }
    setIsEnding(true)
    const saved = await serverDraft.hold()
    setIsEnding(false)
    try {
      await listing.mutateAsync({ content, draft: saved })
      await queryClient.invalidateQueries({ queryKey: callKey(listOwnProducts) })
    } catch (error) {
      serverDraft.release()
      const { sentences, fields } = readRefusal(t, error)
      photos.refuse(refusedPhotos(error, newPhotos(withSavedIds(content.photos, saved))))
      refuse(sentences, fields)
    }
  }

  const { isPending, isSuccess } = listing
  return {
    form,
    values,
    set,
    chooseAddress,
    errors,
    refusal: standingSentences(),
    photos,
    submit,
    serverDraft,
    isPending: isPending || isEnding,
    isSent: isSuccess,
    progress: listing.progress ?? serverDraft.progress,
  }
}

export type ListingFormState = ReturnType<typeof useListingForm>
