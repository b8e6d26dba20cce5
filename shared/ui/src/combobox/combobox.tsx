import type { ReactNode } from 'react'
import { Button, ComboBox, FieldError, Input, Label, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components'
import { AriaLanguage } from '../aria-language/aria-language.tsx'
import * as control from '../field/control.module.css'
import * as field from '../field/field.module.css'
import { ChevronDownIcon } from '../icon/icon.tsx'
import { useText } from '../messages.ts'
import * as styles from './combobox.module.css'

export interface ComboboxOption {
  value: string
  label: string
}

export interface ComboboxProps {
  label: string
  options: ComboboxOption[]
  /** The chosen value, or null for none. */
  value: string | null
  onChange: (value: string | null) => void
  hint?: ReactNode
  error?: ReactNode
  /** Whatever else the field needs. */
  input?: { name?: string; placeholder?: string; required?: boolean; disabled?: boolean; onBlur?: () => void }
}

/** A searchable picker: typing narrows the options. */
export function Combobox({ label, options, value, onChange, hint, error, input = {} }: ComboboxProps) {
  const text = useText()
  return (
    <AriaLanguage>
      <ComboBox
        className={field.field}
        defaultItems={options}
        value={value}
        onChange={key => onChange(key === null ? null : String(key))}
        name={input.name}
        isRequired={input.required}
        isDisabled={input.disabled}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        onBlur={input.onBlur}
        menuTrigger="focus"
        allowsEmptyCollection
      >
        <Label className={field.label}>{label}</Label>
        <div className={control.control}>
          <Input className={control.input} placeholder={input.placeholder} />
          <Button className={styles.open} aria-label={text('showOptions')}>
            <ChevronDownIcon size={18} />
          </Button>
        </div>
        {error && <FieldError className={field.error}>{error}</FieldError>}
        {hint && (
          <Text slot="description" className={field.hint}>
            {hint}
          </Text>
        )}
        <Popover className={styles.popover}>
          <ListBox<ComboboxOption>
            className={styles.list}
            renderEmptyState={() => <div className={styles.empty}>{text('noMatches')}</div>}
          >
            {option => (
              <ListBoxItem id={option.value} textValue={option.label} className={styles.option}>
                {option.label}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </AriaLanguage>
  )
}
