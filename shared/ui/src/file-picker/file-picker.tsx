import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import { buttonClass } from '../button/button.tsx'
import { Field, type FieldTexts } from '../field/field.tsx'
import * as styles from './file-picker.module.css'

export interface FilePickerProps extends FieldTexts, Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'disabled'> {
  /** Text of the button. */
  buttonLabel: ReactNode
  onSelect: (files: File[]) => void
}

/** A file input behind a button, because the browser's control shows texts in the browser's language. */
export function FilePicker({ buttonLabel, onSelect, accept, multiple, disabled, ...texts }: FilePickerProps) {
  function selectFiles({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    // Allows choosing the same file again.
    target.value = ''
    if (files.length > 0) onSelect(files)
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
            onChange={selectFiles}
          />
          <label htmlFor={control.id} className={buttonClass({ kind: 'secondary' })}>
            {buttonLabel}
          </label>
        </span>
      )}
    </Field>
  )
}
