import { useState } from 'react'
import * as styles from './product-fields.module.css'
import { useProductFieldsText } from './product-fields-text.ts'

export interface Cleaning {
  /** The text as it will be kept. */
  clean: (text: string) => string
  /** What of it will not be kept. */
  removed: (text: string) => string[]
}

/** Longer pieces, such as web addresses, are shortened. */
const MAX_PIECE_LENGTH = 40

const shortened = (piece: string) => (piece.length > MAX_PIECE_LENGTH ? `${piece.slice(0, MAX_PIECE_LENGTH)}…` : piece)

/** Cleans a text when its field is left, and names what goes: while it is typed and after it went. */
export function useCleaning(value: string, { clean, removed }: Cleaning, onChange: (text: string) => void) {
  const [gone, setGone] = useState<string[]>([])
  const going = removed(value)
  return {
    note: <CleanedNote going={going} gone={gone} />,
    field: {
      onChange: ({ target }: { target: { value: string } }) => {
        setGone([])
        onChange(target.value)
      },
      onBlur: () => {
        if (clean(value) === value) return
        setGone(going)
        onChange(clean(value))
      },
    },
  }
}

/** Stands in the page before it has a text, so that screen readers announce it. */
function CleanedNote({ going, gone }: { going: string[]; gone: string[] }) {
  const t = useProductFieldsText()
  const pieces = going.length > 0 ? going : gone
  const text = pieces.length > 0 && t(going.length > 0 ? 'will-remove' : 'removed', { pieces: isolated(pieces) })
  return (
    <p role="status" className={styles.note}>
      {text}
    </p>
  )
}

const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

const isolated = (pieces: string[]) =>
  pieces.map(piece => `${FIRST_STRONG_ISOLATE}${shortened(piece)}${POP_ISOLATE}`).join('  ')
