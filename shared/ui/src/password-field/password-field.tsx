import { useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { EyeIcon, EyeOffIcon } from '../icons/icons.ts'
import type { TextFieldProps } from '../text-field/text-field.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { useText } from '../ui-text.ts'
import * as styles from './password-field.module.css'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'after' | 'before'>

/**
 * A password input with a button to show it. Set `autoComplete` to `current-password` or `new-password`, which password
 * managers need. Allows pasting and turns off capitalisation and spelling.
 */
export function PasswordField(props: PasswordFieldProps) {
  const text = useText()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <IconButton
          className={styles.toggle}
          label={text(shown ? 'hidePassword' : 'showPassword')}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  )
}
