import { requiresSize, sizesOf } from '@closyyy/contract/category-sizes'
import type { createProduct } from '@closyyy/contract/own-products-calls'
import { standardSizeOf } from '@closyyy/contract/size-systems'
import { fieldError } from '../../http/app-error.ts'
import type { CallRequest } from '../../http/route.ts'

type Given = CallRequest<typeof createProduct>['body']['size_data']

export function sizeColumns(categoryId: number, given: Given) {
  const { size, standard_size, chest, waist, hips, inseam, sleeve, shoulder, ...others } = given
  if (size !== undefined && !sizesOf(categoryId).includes(size))
    throw fieldError('size_data.size', 'product.size-unfit')
  if (!size && !standard_size && requiresSize(categoryId))
    throw fieldError('size_data.standard_size', 'product.required')
  return {
    size: size ?? null,
    standard_size: (size && standardSizeOf(size)) ?? standard_size ?? null,
    chest: chest ?? null,
    waist: waist ?? null,
    hips: hips ?? null,
    inseam: inseam ?? null,
    sleeve: sleeve ?? null,
    shoulder: shoulder ?? null,
    more_measures: JSON.stringify(others),
  }
}
