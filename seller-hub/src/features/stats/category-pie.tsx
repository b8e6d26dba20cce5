import { useId } from 'react'
import * as styles from './category-pie.module.css'
import { PiePatterns } from './pie-patterns.tsx'
import { type PieSlice, pieSlices } from './pie-slices.ts'

/** Minimum share of a slice with a number. */
const MIN_NUMBERED_SHARE = 0.05

export interface CategoryPieProps {
  label: string
  slices: { key: number; count: number; text: string }[]
}

export function CategoryPie({ label, slices }: CategoryPieProps) {
  const id = useId()
  const shapes = pieSlices(slices.map(({ count }) => count))
  return (
    <div className={styles.pie}>
      <svg className={styles.drawing} viewBox="-1.02 -1.02 2.04 2.04" role="img" aria-label={label}>
        <PiePatterns id={id} />
        {shapes.map((shape, place) => (
          <g key={slices[place]?.key}>
            <path className={styles.slice} d={shape.path} fill={fillOf(id, shape)} />
            {shape.share >= MIN_NUMBERED_SHARE && (
              <>
                <circle className={styles.disc} cx={shape.middle.x} cy={shape.middle.y} r={0.11} />
                <text className={styles.number} x={shape.middle.x} y={shape.middle.y}>
                  {place + 1}
                </text>
              </>
            )}
          </g>
        ))}
      </svg>
      <ol role="list" className={styles.labels}>
        {slices.map(({ key, text }, place) => (
          <li key={key} className={styles.label}>
            <svg className={styles.swatch} viewBox="0 0 0.24 0.24" aria-hidden="true">
              <rect width="0.24" height="0.24" fill={shapes[place] && fillOf(id, shapes[place])} />
            </svg>
            <span className={styles.place} aria-hidden="true">
              {place + 1}
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

const fillOf = (id: string, { colour, pattern }: PieSlice) => `url(#${id}-${colour}-${pattern})`
