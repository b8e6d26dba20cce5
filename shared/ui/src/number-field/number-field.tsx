import type { ReactNode } from 'react'
import { NumberField as AriaNumberField, Button, FieldError, Group, Input, Label, Text } from 'react-aria-components'
import { AriaLanguage } from '../aria-language/aria-language.tsx'
import * as field from '../field/field.module.css'
import { MinusIcon, PlusIcon } from '../icons/icons.ts'
import { useText } from '../ui-text.ts'
import * as styles from './number-field.module.css'

export interface NumberFieldProps {
  label: string
  /** NaN for an empty field. */
  value: number
  /** Called on a step, and when typed text is committed by Enter or by leaving the input. */
  onChange: (value: number) => void
  min?: number
  max?: number
  hint?: ReactNode
  /** The field error; marks the input as invalid. */
  error?: ReactNode
  /** Further props of the input; `step` is 1 by default. */
  input?: { name?: string; step?: number; disabled?: boolean; labelHidden?: boolean; onBlur?: () => void }
}

/**
 * A number input between two buttons, by react-aria: arrow keys step, Home and End go to `min` and `max`, and typed
 * text is clamped to them. Accepts and formats digits of the page's language. Load it on first use, as Combobox.
 */
export function NumberField({ label, value, onChange, min, max, hint, error, input = {} }: NumberFieldProps) {
  const text = useText()
  return (
    <AriaLanguage>
      <AriaNumberField
        className={field.field}
        value={value}
        onChange={onChange}
        minValue={min}
        maxValue={max}
        step={input.step}
        name={input.name}
        isDisabled={input.disabled}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        onBlur={input.onBlur}
        aria-label={input.labelHidden ? label : undefined}
      >
        {!input.labelHidden && <Label className={field.label}>{label}</Label>}
        <Group className={styles.stepper}>
          <Button slot="decrement" className={styles.step} aria-label={text('decrease')}>
            <MinusIcon size={16} />
          </Button>
          <Input className={styles.input} />
          <Button slot="increment" className={styles.step} aria-label={text('increase')}>
            <PlusIcon size={16} />
          </Button>
        </Group>
        {error && <FieldError className={field.error}>{error}</FieldError>}
        {hint && (
          <Text slot="description" className={field.hint}>
            {hint}
          </Text>
        )}
      </AriaNumberField>
    </AriaLanguage>
  )
}
