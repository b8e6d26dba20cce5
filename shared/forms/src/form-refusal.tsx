import { ErrorSummary } from '@closyyy/ui/error-summary'
import type { ReactNode } from 'react'

export interface FormRefusalProps {
  /** Why the whole form was refused. */
  children: string | undefined
  /** A way on: a link or a button after the text. */
  action?: ReactNode
}

/** What is wrong with a form: why the whole of it was refused, and links to the fields; render it in the form. */
export function FormRefusal({ children, action }: FormRefusalProps) {
  return <ErrorSummary action={action}>{children}</ErrorSummary>
}
