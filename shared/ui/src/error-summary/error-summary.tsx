import { createUsePageText } from '@closyyy/i18n/text'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { Alert } from '../alert/alert.tsx'
import * as styles from './error-summary.module.css'
import { focusField, type InvalidField, invalidFields } from './invalid-fields.ts'
import en from './messages/en.json'
import ur from './messages/ur.json'

const useSummaryText = createUsePageText({ name: 'ui.error-summary', en, ur })

export interface ErrorSummaryProps {
  /** The form error. */
  children?: ReactNode
  /** A link or button after the text. */
  action?: ReactNode
}

/**
 * The form error, and links to the invalid fields if there are several (WCAG 3.3.1). Render it inside the `<form>`: it
 * finds the fields by `aria-invalid` and names them by their labels. A link opens the disclosure around its field,
 * scrolls to it and focuses it, and disappears when the field is corrected or leaves the form. Announced as an alert.
 *
 * Hidden without a form error and with fewer than two invalid fields. A form focuses `[data-form-error]`, the summary
 * with a form error, if no field is invalid.
 */
export function ErrorSummary({ children, action }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  const fields = useInvalidFields(summary)
  const hasLinks = fields.length > 1
  return (
    <div ref={summary} tabIndex={-1} hidden={!children && !hasLinks} data-form-error={children ? '' : undefined}>
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
                      focusField(field)
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

/** Introduces the links if there is no form error. */
function CheckFields() {
  return useSummaryText()('fields')
}

/** Reads invalid fields from the DOM, because forms store errors differently and may hide some of their fields. */
function useInvalidFields(summary: RefObject<HTMLElement | null>): InvalidField[] {
  const [fields, setFields] = useState<InvalidField[]>([])
  useLayoutEffect(() => {
    const found = invalidFields(summary.current?.closest('form'))
    setFields(previous => (isSame(previous, found) ? previous : found))
  })
  return fields
}

const isSame = (previous: InvalidField[], found: InvalidField[]) =>
  previous.length === found.length &&
  previous.every(({ control, label }, index) => control === found[index]?.control && label === found[index].label)
