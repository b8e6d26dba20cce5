import { Alert } from '@closyyy/ui/alert'

/** Why a whole form was refused; it can take the focus where no field is to blame. */
export function FormRefusal({ children }: { children: string | undefined }) {
  return (
    children && (
      <div tabIndex={-1} data-refusal="">
        <Alert kind="danger">{children}</Alert>
      </div>
    )
  )
}
