import { createUsePageText } from '@closyyy/i18n/text'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { Alert } from '../alert/alert.tsx'
import * as styles from './error-summary.module.css'
import en from './messages/en.json'
import ur from './messages/ur.json'
import { showField, type WrongField, wrongFields } from './wrong-fields.ts'

const useSummaryText = createUsePageText({ name: 'ui.error-summary', en, ur })

export interface ErrorSummaryProps {
  /** What is wrong with the form as a whole. */
  children?: ReactNode
  /** A link or button after the text. */
  action?: ReactNode
}

/**
 * What is wrong with the form around it: its own sentence, and links to the refused fields if there are several. Each
 * link goes when its field is corrected or leaves the form; nothing is shown without a sentence and with fewer than two.
 */
export function ErrorSummary({ children, action }: ErrorSummaryProps) {
  const place = useRef<HTMLDivElement>(null)
  const fields = useWrongFields(place)
  const hasLinks = fields.length > 1
  return (
    // Focused where no field is wrong.
    <div ref={place} tabIndex={-1} hidden={!children && !hasLinks} data-refusal={children ? '' : undefined}>
      {(children || hasLinks) && (
        <Alert kind="danger" action={action}>
          {children || <CheckFields />}
          {hasLinks && (
            <ul role="list" className={styles.fields}>
              {fields.map(field => (
                <li key={field.label}>
                  <a
                    className={styles.field}
                    href={`#${field.control.id}`}
                    onClick={event => {
                      event.preventDefault()
                      showField(field)
                    }}
                  >
                    {field.label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </Alert>
      )}
    </div>
  )
}

/** What introduces the links where the form has no sentence of its own. */
function CheckFields() {
  return useSummaryText()('fields')
}

/** Reads the fields from the page: forms keep their errors in different ways, and show only some of their fields. */
function useWrongFields(place: RefObject<HTMLElement | null>): WrongField[] {
  const [fields, setFields] = useState<WrongField[]>([])
  useLayoutEffect(() => {
    const found = wrongFields(place.current?.closest('form'))
    setFields(known => (isSame(known, found) ? known : found))
  })
  return fields
}

const isSame = (known: WrongField[], found: WrongField[]) =>
  known.length === found.length &&
  known.every(({ control, label }, place) => control === found[place]?.control && label === found[place].label)
