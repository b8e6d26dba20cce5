import { ErrorSummary } from '@closyyy/ui/error-summary'
import type { ReactNode } from 'react'

export interface FormErrorProps {
  /** The form-level error message in the page's language. */
  children: string | undefined
  /** A link or button after the message, such as a link to log in. */
  action?: ReactNode
}

/** Shows the form-level error and links to the invalid fields; render it inside the form. */
export function FormError({ children, action }: FormErrorProps) {
  return <ErrorSummary action={action}>{children}</ErrorSummary>
}
