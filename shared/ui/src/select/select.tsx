import type { ComponentProps } from 'react'
import * as control from '../field/control.module.css'
import type { FieldTexts } from '../field/field.tsx'
import { Field } from '../field/field.tsx'
import { ChevronDownIcon } from '../icons/icons.ts'
import * as styles from './select.module.css'

/** An option; its `value` is the wire value, its `label` is already translated. */
export interface Option {
  value: string | number
  label: string
  disabled?: boolean
}

export interface SelectProps extends FieldTexts, ComponentProps<'select'> {
  /** The options; use `children` instead for groups. */
  options?: Option[]
  /** Text of a first option with the value `''`. */
  placeholder?: string
}

/**
 * The browser's select with a label, controlled by `value` or uncontrolled by `defaultValue`. Other props, `ref`
 * included, are passed to the select element. For a long list to search in, use Combobox.
 */
export function Select(props: SelectProps) {
  const { label, hint, error, optional, labelHidden, options, placeholder, children, ...select } = props
  return (
    <Field label={label} hint={hint} error={error} optional={optional} labelHidden={labelHidden} id={select.id}>
      {controlProps => (
        <div className={control.control}>
          <select {...select} {...controlProps} className={`${control.input} ${styles.select}`}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options?.map(option => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
            {children}
          </select>
          <ChevronDownIcon size={18} className={styles.arrow} />
        </div>
      )}
    </Field>
  )
}
