import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import { buttonClass } from '../button/button.tsx'
import { Field, type FieldTexts } from '../field/field.tsx'
import * as styles from './file-picker.module.css'

export interface FilePickerProps extends FieldTexts, Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'disabled'> {
  /** Text of the button. */
  buttonLabel: ReactNode
  /**
   * Called with at least one file, even if the same file is selected again. Check type and size: `accept` only filters.
   */
  onSelect: (files: File[]) => void
}

/**
 * A file input that looks like a button, because the browser's own control shows texts in the browser's language. The
 * visually hidden input takes the focus and opens the file dialog on Enter or Space. It does not show the selected
 * files: render them elsewhere.
 */
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
