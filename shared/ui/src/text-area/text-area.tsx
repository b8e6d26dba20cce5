import type { ComponentProps } from 'react'
import * as control from '../field/control.module.css'
import type { FieldTexts } from '../field/field.tsx'
import { Field } from '../field/field.tsx'
import * as styles from './text-area.module.css'

export interface TextAreaProps extends FieldTexts, ComponentProps<'textarea'> {}

/**
 * A multi-line input with label, hint and error; four lines at first. It grows with its text up to 24 rem if the
 * browser supports `field-sizing`. Other props, `ref` included, are passed to the text area.
 */
export function TextArea({ label, hint, error, optional, labelHidden, ...input }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} labelHidden={labelHidden} id={input.id}>
      {controlProps => (
        <div className={control.control}>
          <textarea rows={4} {...input} {...controlProps} className={`${control.input} ${styles.area}`} />
        </div>
      )}
    </Field>
  )
}
