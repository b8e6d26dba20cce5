import type { Condition } from '@closyyy/contract/conditions-schemas'
import { useProductLabel } from '@closyyy/platform/labels/product-labels'
import { SizeAndCondition } from '@closyyy/ui/size-and-condition'

export interface ItemFactsProps {
  /** The tag of the size. */
  size: string | null | undefined
  condition: Condition | null | undefined
}

/** Size and condition of an item of a cart or an order (CART-13, ORDER-20). */
export function ItemFacts({ size, condition }: ItemFactsProps) {
  const labelOf = useProductLabel()
  return <SizeAndCondition size={size} condition={condition && labelOf(condition.title)} />
}
