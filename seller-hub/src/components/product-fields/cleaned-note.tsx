import { useState } from 'react'
import * as styles from './product-fields.module.css'
import { useProductFieldsText } from './product-fields-text.ts'

export interface Cleaning {
  clean: (text: string) => string
  removed: (text: string) => string[]
}

/** Longer parts, such as URLs, are truncated. */
const MAX_PART_LENGTH = 40

const shortened = (part: string) => (part.length > MAX_PART_LENGTH ? `${part.slice(0, MAX_PART_LENGTH)}…` : part)

/** Cleans a text on blur and lists the removed parts, while typing and afterwards. */
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

/** Rendered empty at first, so that screen readers announce later texts. */
function CleanedNote({ going, gone }: { going: string[]; gone: string[] }) {
  const t = useProductFieldsText()
  const parts = going.length > 0 ? going : gone
  const text = parts.length > 0 && t(going.length > 0 ? 'will-remove' : 'removed', { parts: isolated(parts) })
  return (
    <p role="status" className={styles.note}>
      {text}
    </p>
  )
}

const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

const isolated = (parts: string[]) =>
  parts.map(part => `${FIRST_STRONG_ISOLATE}${shortened(part)}${POP_ISOLATE}`).join('  ')
