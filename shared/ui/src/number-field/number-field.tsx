import type { ReactNode } from 'react'
import { NumberField as AriaNumberField, Button, FieldError, Group, Input, Label, Text } from 'react-aria-components'
import { AriaLanguage } from '../aria-language/aria-language.tsx'
import * as field from '../field/field.module.css'
import { MinusIcon, PlusIcon } from '../icons/icons.ts'
import { useText } from '../messages.ts'
import * as styles from './number-field.module.css'

export interface NumberFieldProps {
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  hint?: ReactNode
  error?: ReactNode
  /** Further props of the input. */
  input?: { name?: string; step?: number; disabled?: boolean; labelHidden?: boolean; onBlur?: () => void }
}

/** An integer input with buttons to decrease and increase it, clamped to `min` and `max`. */
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
