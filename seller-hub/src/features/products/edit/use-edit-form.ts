import { isApiError } from '@closyyy/api-client/api-error'
import { updateProduct, updateProductPhotos } from '@closyyy/contract/own-products-calls'
import { getProduct, listOwnProducts } from '@closyyy/contract/products-calls'
import type { Product } from '@closyyy/contract/products-schemas'
import { cleanDescription, cleanTitle } from '@closyyy/contract/products-text'
import { newPhotos, savedPhoto } from '@closyyy/forms/picked-photo'
import { useAfterSuccess } from '@closyyy/forms/use-after-success'
import { usePhotos } from '@closyyy/forms/use-photos'
import { callKey, useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useUpload } from '@closyyy/platform/submission/use-upload'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { appendPhotos, photoErrors } from '../../../components/listing-photos/photos-form.ts'
import {
  descriptionError,
  type ProductError,
  priceError,
  productFieldOf,
  titleError,
} from '../../../components/product-fields/product-errors.ts'
import { useErrorText } from '../../../components/product-fields/product-fields.tsx'
import { offeredSizes } from '../../../components/size-fields/size-choice.ts'
import { deleteLocalDraft } from '../../drafts/local-drafts.ts'
import { useSellingText } from '../list/selling-text.ts'
import type { EditFormProps } from './edit-form.tsx'
import { failedPartText, type SavedPart } from './edit-messages.ts'
import {
  arePhotosChanged,
  becomesSold,
  changedValues,
  type EditValues,
  editValuesOf,
  isChanged,
  isSizeChanged,
  productInput,
  unsavedEdit,
} from './edit-values.ts'

/** Time before the dialog closes (PRODUCT-14). */
const CLOSE_AFTER_MS = 3_000

type Errors = Partial<Record<keyof EditValues, string>>

export function useEditForm(current: Product, { typed, onClose, stage, onMarkedSold }: Omit<EditFormProps, 'product'>) {
  const t = useSellingText()
  const errorText = useErrorText()
  const { api } = useServices()
  const queryClient = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  // Keeps the version that was opened: a refetch may bring the changes of another tab.
  const [product] = useState(current)
  const [unsaved] = useState(() => unsavedEdit(product.id))
  const [restored] = useState(unsaved.current)
  const [values, setValues] = useState(() => ({ ...editValuesOf(product), ...(restored ?? typed?.values) }))
  const [errors, setErrors] = useState<Errors>({})
  const [formError, setFormError] = useState<string>()
  const [success, setSuccess] = useState<string>()
  const [isConfirming, setIsConfirming] = useState(false)
  const photos = usePhotos(product.photos.map(savedPhoto))
  const upload = useUpload()

  const save = useMutation({
    async mutationFn(): Promise<string> {
      const hasPhotos = arePhotosChanged(product.photos, photos.photos)
      // Saving a rejected product submits it again.
      const hasDetails = isChanged(product, values) || !hasPhotos
      const messages: string[] = []
      if (hasDetails) {
        const input = { params: { id: product.id }, body: productInput(product, values) }
        const saved = await part('details', () => api.call(updateProduct, input))
        if (becomesSold(product, values)) onMarkedSold(saved)
        messages.push(t('saved.details'))
        if (saved.revision_status === 'pending') messages.push(t('saved.waiting'))
      }
      if (hasPhotos) {
        const photosPart = hasDetails ? 'images' : 'photos'
        await part(photosPart, sendPhotos)
        messages.push(t(`saved.${photosPart}`))
      }
      return messages.join('\n')
    },
    // Ends the draft, which would be offered as an unfinished listing (DRAFT-5).
    onSuccess: () => typed && deleteLocalDraft(typed.draftId).catch(() => undefined),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: callKey(listOwnProducts) }),
        queryClient.invalidateQueries({ queryKey: callKey(getProduct), refetchType: 'none' }),
      ]),
  })

  function sendPhotos() {
    const form = new FormData()
    const savedIds = product.photos.map(({ id }) => id)
    appendPhotos(form, 'new_photos', photos.photos, savedIds)
    const input = { params: { id: product.id } }
    return upload.send(updateProductPhotos, { input, form, photos: newPhotos(photos.photos) })
  }

  async function part<Result>(name: SavedPart, send: () => Promise<Result>): Promise<Result> {
    return send().catch(error => {
      const fields = isApiError(error) ? error.errors : {}
      const found = Object.entries(fields).map(([field, [message]]) => [productFieldOf(field), message] as const)
      setErrors(Object.fromEntries(found.filter(([name]) => name in values)))
      photos.setErrors(photoErrors(error, newPhotos(photos.photos)))
      throw new Error(failedPartText(t, name, error))
    })
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (save.isPending || success) return
    const found = Object.entries(editErrors(product, values))
    const texts = found.map(([name, error]) => [name, error === 'required' ? t(error) : errorText(error)] as const)
    flushSync(() => {
      setErrors(Object.fromEntries(texts))
      setFormError(undefined)
    })
    if (found.length > 0) return form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    if (photos.photos.some(({ state }) => state !== 'ready')) return setFormError(t('photos-not-ready'))
    if (becomesSold(product, values)) return setIsConfirming(true)
    await send()
  }

  async function send() {
    setIsConfirming(false)
    await save.mutateAsync().then(setSuccess, (error: Error) => setFormError(error.message))
  }

  const hasChanges = isChanged(product, values) || arePhotosChanged(product.photos, photos.photos)
  const { isPending } = save
  useEffect(() => {
    unsaved.current = success || !isChanged(product, values) ? undefined : changedValues(product, values)
  }, [unsaved, product, values, success])
  useLayoutEffect(() => {
    if (isPending) stage.current = 'saving'
    else stage.current = success || !hasChanges ? 'unchanged' : 'changed'
    return () => {
      stage.current = 'unchanged'
    }
  }, [isPending, success, hasChanges, stage])

  useAfterSuccess(CLOSE_AFTER_MS, success !== undefined, onClose)

  const isMissing = Object.values(errors).includes(t('required'))
  return {
    form,
    values,
    set(change: Partial<EditValues>) {
      setValues(before => ({ ...before, ...change }))
      const wrong = Object.entries(errors).filter(([name]) => !(name in change))
      setErrors(Object.fromEntries(wrong))
      // Clears the form error with the last field error.
      if (wrong.length === 0 && Object.keys(errors).length > 0) setFormError(undefined)
    },
    errors,
    photos,
    /** True while the form has changes from before it was opened. */
    isRestored: restored !== undefined && hasChanges && !success,
    progress: upload.progress,
    formError: formError ?? (isMissing ? t('all-required') : undefined),
    success,
    isPending,
    submit,
    soldQuestion: { isOpen: isConfirming, close: () => setIsConfirming(false), confirm: send },
  }
}

type EditErrors = Partial<Record<keyof EditValues, 'required' | ProductError>>

function editErrors(product: Product, values: EditValues): EditErrors {
  const { title, description, price } = values
  const needsSize = isSizeChanged(product, values) && offeredSizes(String(product.category_id)).length > 0
  const errors: EditErrors = {
    title: cleanTitle(title) ? titleError(title) : 'required',
    description: cleanDescription(description) ? descriptionError(description) : 'required',
    price: price.trim() ? priceError(price) : 'required',
    size: needsSize && values.size === '' ? 'required' : undefined,
  }
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error))
}
