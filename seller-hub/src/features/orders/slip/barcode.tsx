import { code128 } from './code-128.ts'
import * as styles from './packing-slip.module.css'

export interface BarcodeProps {
  /** Printable ASCII. */
  text: string
  label: string
}

export function Barcode({ text, label }: BarcodeProps) {
  const { bars, width } = code128(text)
  const path = bars.map(bar => `M${bar.x} 0h${bar.width}v1h-${bar.width}z`).join('')
  return (
    <svg
      className={styles.barcode}
      viewBox={`0 0 ${width} 1`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
