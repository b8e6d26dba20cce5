import { Field } from './field.tsx'

export function AroundAnyControl() {
  return (
    <Field label="Your city" hint="Where parcels are fetched." error="This city is not known.">
      {control => <input type="text" {...control} />}
    </Field>
  )
}
