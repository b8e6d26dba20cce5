import { useLateCardMarks } from './marks/late-card-marks.ts'
import { ProductTile, type ProductTileProps } from './product-tile.tsx'

/** A product's tile with like and save on its photo; home goes without, for its byte budget. */
export function MarkedTile(props: Omit<ProductTileProps, 'action'>) {
  const Marks = useLateCardMarks()
  return <ProductTile {...props} action={Marks && <Marks product={props.product} />} />
}
