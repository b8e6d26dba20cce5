import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import { buttonClass } from '../button/button.tsx'
import { Field, type FieldTexts } from '../field/field.tsx'
import * as styles from './file-picker.module.css'

export interface FilePickerProps extends FieldTexts, Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'disabled'> {
  /** Text of the button. */
  choose: ReactNode
  onChoose: (files: File[]) => void
}

/** A file input behind a button, because the browser's control shows texts in the browser's language. */
export function FilePicker({ choose, onChoose, accept, multiple, disabled, ...texts }: FilePickerProps) {
  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    // Allows choosing the same file again.
    target.value = ''
    if (files.length > 0) onChoose(files)
  }

  return (
    <Field {...texts}>
      {control => (
        <span className={styles.picker}>
          <input
            {...control}
            type="file"
            className={styles.input}
            accept={accept}
            multiple={multiple}
            disabled={disabled}
            onChange={take}
          />
          <label htmlFor={control.id} className={buttonClass({ kind: 'secondary' })}>
            {choose}
          </label>
        </span>
      )}
    </Field>
  )
}
