import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { use, useCallback, useMemo, useState } from 'react'
import {
  ComboBox,
  ComboBoxStateContext,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components'
import { AriaLanguage } from '../aria-language/aria-language.tsx'
import * as control from '../field/control.module.css'
import * as field from '../field/field.module.css'
import { ChevronDownIcon } from '../icons/icons.ts'
import { useText } from '../ui-text.ts'
import * as styles from './combobox.module.css'
import { type ComboboxOption, isMatch, rankOptions } from './option-match.ts'

export interface ComboboxProps {
  label: string
  /** May arrive later than `value`; the input shows the label as soon as its option is known. */
  options: ComboboxOption[]
  /** The selected value, null for none. */
  value: string | null
  /** Called with null if the input is cleared, but not with `text`. */
  onChange: (value: string | null) => void
  /**
   * Controlled text of the input, which may differ from every option. Without it, leaving the input restores the label.
   */
  text?: string
  /** Called as the user types and when an option is selected. */
  onText?: (text: string) => void
  hint?: ReactNode
  /** The field error; marks the input as invalid. */
  error?: ReactNode
  /** Further props of the input. */
  input?: Pick<ComponentProps<'input'>, 'name' | 'placeholder' | 'required' | 'disabled' | 'maxLength' | 'onPaste'> & {
    autoFocus?: boolean
    onBlur?: () => void
  }
}

/**
 * A searchable select: the ARIA combobox pattern with a list box, by react-aria. Typing filters the options and puts
 * those that start with the text first, arrow keys move through them, Enter selects, Esc closes. The options open on
 * focus, or, with `text`, on typing; a press in the field always opens all of them. Works inside a Dialog.
 *
 * Adds some 40 KB of compressed script, so load it on first use.
 */
export function Combobox({ label, options, value, onChange, text, onText, hint, error, input = {} }: ComboboxProps) {
  const t = useText()
  const [typed, setTyped] = useState(text ?? '')
  const [dialog, setDialog] = useState<Element>()
  // Outside the browser's modal dialog, the dialog would cover the options.
  const findDialog = useCallback((root: Element | null) => setDialog(root?.closest('dialog') ?? undefined), [])
  const byLabel = useMemo(() => new Map(options.map(option => [option.label, option])), [options])
  const items = useMemo(() => rankOptions(options, typed), [options, typed])
  const matches = (name: string, query: string) => {
    const option = byLabel.get(name)
    return option !== undefined && isMatch(option, query)
  }
  const changeText = (next: string) => {
    setTyped(next)
    onText?.(next)
  }
  // A text without a matching option is reported by onText; it does not clear the selection.
  const select = (key: string | number | null) => {
    if (key !== null || text === undefined) onChange(key === null ? null : String(key))
  }
  return (
    <AriaLanguage>
      <ComboBox
        ref={findDialog}
        className={field.field}
        defaultItems={items}
        defaultFilter={matches}
        value={value}
        onChange={select}
        inputValue={text}
        onInputChange={changeText}
        allowsCustomValue={text !== undefined}
        autoFocus={input.autoFocus}
        name={input.name}
        isRequired={input.required}
        isDisabled={input.disabled}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        onBlur={input.onBlur}
        menuTrigger={text === undefined ? 'focus' : 'input'}
        allowsEmptyCollection
      >
        <Label className={field.label}>{label}</Label>
        <PressArea>
          <Input
            className={control.input}
            placeholder={input.placeholder}
            maxLength={input.maxLength}
            onPaste={input.onPaste}
          />
          <ChevronDownIcon size={18} className={styles.arrow} />
        </PressArea>
        {error && <FieldError className={field.error}>{error}</FieldError>}
        {hint && (
          <Text slot="description" className={field.hint}>
            {hint}
          </Text>
        )}
        <Popover className={styles.popover} UNSTABLE_portalContainer={dialog}>
          <ListBox<ComboboxOption>
            className={styles.list}
            renderEmptyState={() => <div className={styles.empty}>{t('noMatches')}</div>}
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

/** Opens all options on a press in the field; a press next to the input also closes them. */
function PressArea({ children }: { children: ReactNode }) {
  const state = use(ComboBoxStateContext)
  const press = ({ target, currentTarget }: MouseEvent) => {
    const input = currentTarget.querySelector('input')
    if (!input || input.disabled) return
    input.focus()
    if (state?.isOpen && target !== input) state.close()
    else state?.open(null, 'manual')
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the arrow keys
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div className={control.control} onMouseDown={keepFocus} onClick={press}>
      {children}
    </div>
  )
}

/** Keeps the focus in the input; losing it would close the options. */
function keepFocus(event: MouseEvent) {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
}
