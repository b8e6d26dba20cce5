import { isApiError } from '@closyyy/api-client/api-error'
import { getProduct, listOwnProducts } from '@closyyy/contract/products-calls'
import type { Product } from '@closyyy/contract/products-schemas'
import { cleanDescription, cleanTitle } from '@closyyy/contract/products-text'
import { updateProduct, updateProductPhotos } from '@closyyy/contract/products-writing-calls'
import { callKey, useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { appendPhotos } from '../../../components/photo-picker/photos-form.ts'
import { newPhotos, savedPhoto } from '../../../components/photo-picker/picked-photo.ts'
import { usePhotos } from '../../../components/photo-picker/use-photos.ts'
import {
  descriptionFault,
  type ProductFault,
  priceFault,
  titleFault,
} from '../../../components/product-fields/product-faults.ts'
import { useFaultText } from '../../../components/product-fields/product-fields.tsx'
import { offeredSizes } from '../../../components/size-fields/size-choice.ts'
import { useUpload } from '../../../components/upload/use-upload.ts'
import { useSellingText } from '../selling-text.ts'
import type { EditFormProps } from './edit-form.tsx'
import { failedPartText, type SavedPart } from './edit-sentences.ts'
import {
  areChanged,
  becomesSold,
  type EditValues,
  editValuesOf,
  isChanged,
  isSizeChanged,
  productInput,
} from './edit-values.ts'

/** How long a success stays before the dialog closes, in milliseconds (PRODUCT-14). */
const CLOSE_DELAY_MS = 3_000

type Errors = Partial<Record<keyof EditValues, string>>

/** The state of the edit form: details and photos are saved one after the other, each with words of its own. */
export function useEditForm(product: Product, { onClose, stage, onMarkedSold }: Omit<EditFormProps, 'product'>) {
  const t = useSellingText()
  const faultText = useFaultText()
  const { api } = useServices()
  const queryClient = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(() => editValuesOf(product))
  const [errors, setErrors] = useState<Errors>({})
  const [refusal, setRefusal] = useState<string>()
  const [success, setSuccess] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)
  const photos = usePhotos(product.photos.map(savedPhoto))
  const upload = useUpload()

  const save = useMutation({
    async mutationFn(): Promise<string> {
      const hasPhotos = areChanged(product.photos, photos.photos)
      // A rejected product is sent again by any save.
      const hasDetails = isChanged(product, values) || !hasPhotos
      const said: string[] = []
      if (hasDetails) {
        const input = { params: { id: product.id }, body: productInput(product, values) }
        const saved = await part('details', () => api.call(updateProduct, input))
        if (becomesSold(product, values)) onMarkedSold(saved)
        said.push(t('saved.details'))
      }
      if (hasPhotos) {
        const photosPart = hasDetails ? 'images' : 'photos'
        await part(photosPart, sendPhotos)
        said.push(t(`saved.${photosPart}`))
      }
      return said.join('\n')
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: callKey(listOwnProducts) }),
        queryClient.invalidateQueries({ queryKey: callKey(getProduct), refetchType: 'none' }),
      ]),
  })

  function sendPhotos() {
    const form = new FormData()
    const standing = product.photos.map(({ id }) => id)
    appendPhotos(form, 'new_photos', photos.photos, standing)
    const input = { params: { id: product.id } }
    return upload.send(updateProductPhotos, { input, form, photos: newPhotos(photos.photos) })
  }

  async function part<Answer>(name: SavedPart, send: () => Promise<Answer>): Promise<Answer> {
    return send().catch(error => {
      const fields = isApiError(error) ? error.errors : {}
      setErrors(Object.fromEntries(Object.entries(fields).map(([field, [message]]) => [fieldOf(field), message])))
      throw new Error(failedPartText(t, name, error))
    })
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (save.isPending || success) return
    const faults = Object.entries(editFaults(product, values))
    const texts = faults.map(([name, fault]) => [name, fault === 'required' ? t(fault) : faultText(fault)] as const)
    flushSync(() => {
      setErrors(Object.fromEntries(texts))
      setRefusal(undefined)
    })
    if (faults.length > 0) return form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    if (photos.photos.some(({ state }) => state !== 'ready')) return setRefusal(t('photos-not-ready'))
    if (becomesSold(product, values)) return setIsAsking(true)
    await send()
  }

  async function send() {
    setIsAsking(false)
    await save.mutateAsync().then(setSuccess, (error: Error) => setRefusal(error.message))
  }

  const hasChanges = isChanged(product, values) || areChanged(product.photos, photos.photos)
  const { isPending } = save
  useLayoutEffect(() => {
    if (isPending) stage.current = 'saving'
    else stage.current = success || !hasChanges ? 'unchanged' : 'changed'
    return () => {
      stage.current = 'unchanged'
    }
  }, [isPending, success, hasChanges, stage])

  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    if (!success) return
    const timer = setTimeout(() => close.current(), CLOSE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [success])

  const isMissing = Object.values(errors).includes(t('required'))
  return {
    form,
    values,
    set(change: Partial<EditValues>) {
      setValues(before => ({ ...before, ...change }))
      const wrong = Object.entries(errors).filter(([name]) => !(name in change))
      setErrors(Object.fromEntries(wrong))
      // What was said of the fields goes with the last of them.
      if (wrong.length === 0 && Object.keys(errors).length > 0) setRefusal(undefined)
    },
    errors,
    photos,
    progress: upload.progress,
    refusal: refusal ?? (isMissing ? t('all-required') : undefined),
    success,
    isPending,
    submit,
    soldQuestion: { isOpen: isAsking, close: () => setIsAsking(false), confirm: send },
  }
}

/** The field that a place in the server's answer stands for. */
function fieldOf(place: string): string {
  const name = place.replace(/^size_data\./, '')
  return name === 'standard_size' ? 'size' : name
}

type EditFaults = Partial<Record<keyof EditValues, 'required' | ProductFault>>

function editFaults(product: Product, values: EditValues): EditFaults {
  const { title, description, price } = values
  const needsSize = isSizeChanged(product, values) && offeredSizes(String(product.category_id)).length > 0
  const faults: EditFaults = {
    title: cleanTitle(title) ? titleFault(title) : 'required',
    description: cleanDescription(description) ? descriptionFault(description) : 'required',
    price: price.trim() ? priceFault(price) : 'required',
    size: needsSize && values.size === '' ? 'required' : undefined,
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault))
}
