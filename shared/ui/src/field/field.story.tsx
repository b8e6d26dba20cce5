import { Field } from './field.tsx'

export function AroundAnyControl() {
  return (
    <Field label="Your photo" hint="jpeg or png, up to 10 MB." error="This file is too large.">
      {control => <input type="file" {...control} />}
    </Field>
  )
}
