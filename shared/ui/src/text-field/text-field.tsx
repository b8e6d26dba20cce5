import type { ComponentProps, ReactNode } from 'react'
import * as control from '../field/control.module.css'
import type { FieldTexts } from '../field/field.tsx'
import { Field } from '../field/field.tsx'

export interface TextFieldProps extends FieldTexts, ComponentProps<'input'> {
  /** Short content inside the frame, such as `+92` or an icon. */
  before?: ReactNode
  /** Content at the end of the frame, such as a unit or an IconButton. */
  after?: ReactNode
}

/**
 * A one-line input with label, hint and error, controlled by `value` or uncontrolled by `defaultValue`. `type` is
 * `text` by default. Other props, `ref` included, are passed to the input.
 */
export function TextField({ label, hint, error, optional, labelHidden, before, after, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} labelHidden={labelHidden} id={input.id}>
      {controlProps => (
        <div className={control.control}>
          {before && <span className={control.before}>{before}</span>}
          <input type="text" {...input} {...controlProps} className={control.input} />
          {after && <span className={control.after}>{after}</span>}
        </div>
      )}
    </Field>
  )
}
