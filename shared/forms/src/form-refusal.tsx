import { Alert } from '@closyyy/ui/alert'
import type { ReactNode } from 'react'

export interface FormRefusalProps {
  /** Nothing is shown without it. */
  children: string | undefined
  /** A way on: a link or a button after the text. */
  action?: ReactNode
}

/** Why a whole form was refused; takes the focus where no field is to blame. */
export function FormRefusal({ children, action }: FormRefusalProps) {
  if (!children) return null
  return (
    <div tabIndex={-1} data-refusal="">
      <Alert kind="danger" action={action}>
        {children}
      </Alert>
    </div>
  )
}
