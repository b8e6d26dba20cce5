import { Alert } from '@closyyy/ui/alert'

export interface FormRefusalProps {
  /** Nothing is shown without it. */
  children: string | undefined
}

/** Why a whole form was refused; takes the focus where no field is to blame. */
export function FormRefusal({ children }: FormRefusalProps) {
  if (!children) return null
  return (
    <div tabIndex={-1} data-refusal="">
      <Alert kind="danger">{children}</Alert>
    </div>
  )
}
