import type { Address } from '@closyyy/contract/addresses-schemas'
import { listingCity } from '@closyyy/contract/listing-cities'
import { listOwnProducts } from '@closyyy/contract/products-calls'
import { newPhotos } from '@closyyy/forms/picked-photo'
import { usePhotos } from '@closyyy/forms/use-photos'
import { callKey, useQueryClient } from '@closyyy/platform/query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { photoErrors } from '../../../components/listing-photos/photos-form.ts'
import { useErrorText } from '../../../components/product-fields/product-fields.tsx'
import { emptyListing, type ListingDraft, type ListingValues } from '../../drafts/draft.ts'
import { listingErrors } from '../../drafts/draft-rules.ts'
import { unsavedDraft, withSavedIds } from '../../drafts/remote-drafts.ts'
import { useRemoteDraft } from '../../drafts/use-remote-draft.ts'
import { readListingError } from './listing-errors.ts'
import { useListingText } from './listing-text.ts'
import { useSendListing } from './use-send-listing.ts'

type FieldName = keyof ListingValues
type Errors = Partial<Record<FieldName, string>>

interface ListingFormOptions {
  draftId: string
  draft: ListingDraft | undefined
  /** Called with the path of the product once it is listed as typed, unless the form was left meanwhile. */
  onListed: (path: string) => void
}

const missingTexts = ['required', 'brand-required', 'custom-brand-required'] as const

export function useListingForm({ draftId, draft, onListed }: ListingFormOptions) {
  const t = useListingText()
  const errorText = useErrorText()
  const form = useRef<HTMLFormElement>(null)
  const queryClient = useQueryClient()
  const [values, setValues] = useState(draft?.values ?? emptyListing)
  const [errors, setErrors] = useState<Errors>({})
  const [formErrors, setFormErrors] = useState<{ message: string; isOfField: boolean }[]>([])
  // True while the submit waits for a running draft save.
  const [isEnding, setIsEnding] = useState(false)
  const photos = usePhotos(draft?.photos)
  const remoteDraft = useRemoteDraft({ values, photos, draftId, storedDraft: draft })
  const listing = useSendListing(draftId)
  const [submitted, setSubmitted] = useState<string>()
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  const isSent = listing.isSuccess && !listing.data.edit

  const arePhotosReady = photos.photos.every(({ state }) => state === 'ready')

  /** Messages of the error summary; each disappears with its field error. */
  function summaryMessages(): string[] {
    const wrong = Object.values(errors)
    const isMissing = missingTexts.some(id => wrong.includes(t(id)))
    const current = formErrors.filter(({ message, isOfField }) => {
      if (message === t('photos.not-ready')) return !arePhotosReady
      return !isOfField || wrong.some(error => error?.includes(message))
    })
    return [...new Set([...(isMissing ? [t('all-required')] : []), ...current.map(({ message }) => message)])]
  }

  function set(change: Partial<ListingValues>) {
    setValues(before => ({ ...before, ...change }))
    const changed = Object.keys(change)
    setErrors(before => Object.fromEntries(Object.entries(before).filter(([name]) => !changed.includes(name))))
  }

  /** Also sets the city if the list has it. */
  function chooseAddress({ id, city }: Pick<Address, 'id' | 'city'>) {
    set({
      address_id: String(id),
      city: listingCity(city) ?? values.city,
    })
  }

  function showErrors(messages: string[], fields: Errors) {
    flushSync(() => {
      const texts = Object.values(fields)
      setFormErrors(messages.map(message => ({ message, isOfField: texts.some(error => error.includes(message)) })))
      setErrors(fields)
    })
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const wrong = find('[aria-invalid="true"]') ?? find('[data-form-error]')
    wrong?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isEnding || listing.isPending || isSent) return
    const found = Object.entries(listingErrors(values)).map(
      ([name, error]) => [name, typeof error === 'string' ? t(error) : errorText(error)] as const,
    )
    const notReady = arePhotosReady ? [] : [t('photos.not-ready')]
    showErrors(notReady, Object.fromEntries(found))
    if (found.length > 0 || !arePhotosReady) return
    const content = { values, photos: photos.photos }
    let saved = unsavedDraft
    setIsEnding(true)
    try {
      saved = await remoteDraft.pause().finally(() => setIsEnding(false))
      setSubmitted(remoteDraft.fingerprint)
      const { path, edit } = await listing.mutateAsync({ content, draft: saved })
      if (edit) remoteDraft.resume()
      else if (isOpen.current) onListed(path)
      await queryClient.invalidateQueries({ queryKey: callKey(listOwnProducts) })
    } catch (error) {
      remoteDraft.resume()
      const { messages, fields } = readListingError(t, error)
      photos.setErrors(photoErrors(error, newPhotos(withSavedIds(content.photos, saved))))
      showErrors(messages, fields)
    }
  }

  return {
    form,
    values,
    set,
    chooseAddress,
    errors,
    formErrors: summaryMessages(),
    photos,
    submit,
    remoteDraft,
    isPending: listing.isPending || isEnding,
    isSubmitted: !listing.isIdle && submitted === remoteDraft.fingerprint,
    isSent,
    listed: { edit: listing.data?.edit && { ...listing.data.edit, draftId }, onClose: listing.reset },
    progress: listing.progress ?? remoteDraft.progress,
  }
}

export type ListingFormState = ReturnType<typeof useListingForm>

export type ListingFieldsProps = Pick<ListingFormState, 'values' | 'set' | 'errors'>
