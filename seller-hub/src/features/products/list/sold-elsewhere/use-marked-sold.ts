import type { Product } from '@closyyy/contract/products-schemas'
import { toast } from '@closyyy/ui/toast'
import { useSellingText } from '../selling-text.ts'
import { useRelist } from './use-relist.ts'

/** Undo window after a product was marked as sold. */
const UNDO_MS = 10_000

/** Returns a function that reports a product as marked as sold and offers to undo it. */
export function useMarkedSold() {
  const t = useSellingText()
  const relist = useRelist()
  return (product: Product) => {
    const undo = { label: t('undo'), onPress: () => relist.mutate(product) }
    toast(t('marked-sold'), { kind: 'success', action: undo, duration: UNDO_MS })
  }
}
