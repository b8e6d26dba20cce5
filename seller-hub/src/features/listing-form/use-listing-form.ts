import type { Address } from '@closyyy/contract/addresses'
import { listingCity } from '@closyyy/contract/listing-cities'
import { listOwnProducts } from '@closyyy/contract/products'
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

/** The state of the listing form: what is typed, what is wrong with it, and its way to the server. */
export function useListingForm(draftId: string, draft: ListingDraft | undefined) {
  const t = useListingText()
  const faultText = useFaultText()
  const form = useRef<HTMLFormElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const queryClient = useQueryClient()
  const [values, setValues] = useState(draft?.values ?? emptyListing)
  const [errors, setErrors] = useState<Errors>({})
  const [refusal, setRefusal] = useState<string[]>([])
  // The saving that is on its way comes before the listing itself.
  const [isEnding, setIsEnding] = useState(false)
  const photos = usePhotos(draft?.photos)
  const serverDraft = useServerDraft({ values, photos, draftId, keptBefore: draft })
  const listing = useSendListing()

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
      setRefusal(sentences)
      setErrors(fields)
    })
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? head.current
    wrong?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isEnding || listing.isPending || listing.isSuccess) return
    const faults = Object.entries(listingFaults(values))
    if (faults.length > 0) {
      const texts = faults.map(
        ([name, fault]) => [name, typeof fault === 'string' ? t(fault) : faultText(fault)] as const,
      )
      const isMissing = faults.some(([, fault]) => typeof fault === 'string')
      return refuse(isMissing ? [t('all-required')] : texts.map(([, text]) => text), Object.fromEntries(texts))
    }
    if (photos.photos.some(({ state }) => state !== 'ready')) return refuse([t('photos.not-ready')], {})
    refuse([], {})
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
    head,
    values,
    set,
    chooseAddress,
    errors,
    refusal,
    photos,
    submit,
    serverDraft,
    isPending: isPending || isEnding,
    isSent: isSuccess,
    progress: listing.progress ?? serverDraft.progress,
  }
}

export type ListingFormState = ReturnType<typeof useListingForm>
