import type { Address } from '@closyyy/contract/addresses'
import { listOwnProducts } from '@closyyy/contract/products'
import { createProduct } from '@closyyy/contract/products-writing'
import { callKey, useQueryClient } from '@closyyy/platform/query'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ListingDraft } from '../../components/listing-draft/draft-store.ts'
import { listingFaults } from '../../components/listing-draft/listing-rules.ts'
import { emptyListing, type ListingValues } from '../../components/listing-draft/listing-values.ts'
import { readyFiles } from '../../components/photo-picker/picked-photo.ts'
import { usePhotos } from '../../components/photo-picker/use-photos.ts'
import { useUpload } from '../../components/upload/use-upload.ts'
import { listingFormData } from './listing-form-data.ts'
import { readRefusal } from './listing-sentences.ts'
import { useListingText } from './listing-text.ts'
import { cities } from './pickup/cities.ts'

type FieldName = keyof ListingValues
type Errors = Partial<Record<FieldName, string>>

/** The state of the listing form: what is typed, what is wrong with it, and its way to the server. */
export function useListingForm(draft: ListingDraft | undefined) {
  const t = useListingText()
  const form = useRef<HTMLFormElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const queryClient = useQueryClient()
  const [values, setValues] = useState(draft?.values ?? emptyListing)
  const [errors, setErrors] = useState<Errors>({})
  const [refusal, setRefusal] = useState<string[]>([])
  const photos = usePhotos(draft?.photos)
  const upload = useUpload(createProduct)

  function set(change: Partial<ListingValues>) {
    setValues(before => ({ ...before, ...change }))
    const changed = Object.keys(change)
    setErrors(before => Object.fromEntries(Object.entries(before).filter(([name]) => !changed.includes(name))))
  }

  /** Takes the address and, where the list has it, its city. */
  function chooseAddress({ id, city }: Pick<Address, 'id' | 'city'>) {
    set({
      address_id: String(id),
      city: cities.find(known => known.toLowerCase() === city.toLowerCase()) ?? values.city,
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
    if (upload.isPending || upload.isSuccess) return
    const faults = Object.entries(listingFaults(values)).map(([name, id]) => [name, t(id)])
    if (faults.length > 0) return refuse([t('all-required')], Object.fromEntries(faults))
    if (photos.photos.some(({ state }) => state !== 'ready')) return refuse([t('photos.not-ready')], {})
    refuse([], {})
    const files = readyFiles(photos.photos)
    try {
      await upload.mutateAsync({ input: {}, form: listingFormData(values, files), files })
      await queryClient.invalidateQueries({ queryKey: callKey(listOwnProducts) })
    } catch (error) {
      const told = readRefusal(t, error)
      photos.refuse(told.photos)
      refuse(told.sentences, told.fields)
    }
  }

  const { isPending, isSuccess, progress } = upload
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
    isPending,
    isSent: isSuccess,
    progress,
  }
}

export type ListingFormState = ReturnType<typeof useListingForm>
