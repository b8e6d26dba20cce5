import { deliveryCities } from '@closyyy/contract/delivery-cities'
import { Combobox } from '@closyyy/ui/combobox'
import { type ComboboxOption, optionNamed } from '@closyyy/ui/option-match'
import { type ClipboardEventHandler, useEffect, useMemo } from 'react'

/** A city as the wire has it, and as the page shows it. */
export interface NamedCity {
  name: string
  label: string
}

export interface CityPickerProps {
  label: string
  hint: string
  /** What stands in the field. */
  text: string
  error?: string
  maxLength?: number
  autoFocus?: boolean
  onPaste?: ClipboardEventHandler<HTMLInputElement>
  /** Told what stands in the field, and the city that it names. */
  onText: (text: string, city?: NamedCity) => void
}

/** A searchable list of Pakistan's cities and districts, in the page's language and found in both. */
export function CityPicker({ text, onText, label, hint, error, ...input }: CityPickerProps) {
  const options = useMemo(optionsOfPage, [])
  const settle = () => {
    const city = cityNamed(options, text)
    onText(city?.label ?? text, city)
  }
  // What was typed before the list was there is looked up in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the list arrives
  useEffect(() => {
    if (text) settle()
  }, [])
  return (
    <Combobox
      label={label}
      hint={hint}
      error={error}
      options={options}
      value={options.find(option => option.label === text)?.value ?? null}
      onChange={name => {
        const chosen = options.find(({ value }) => value === name)
        if (chosen) onText(chosen.label, { name: chosen.value, label: chosen.label })
      }}
      text={text}
      onText={typed => onText(typed, cityNamed(options, typed))}
      input={{ ...input, onBlur: settle }}
    />
  )
}

function cityNamed(options: ComboboxOption[], text: string): NamedCity | undefined {
  const option = optionNamed(options, text)
  return option && { name: option.value, label: option.label }
}

const optionsOfPage = () =>
  deliveryCities.map(([name, urdu]) =>
    document.documentElement.lang === 'ur'
      ? { value: name, label: urdu, alias: name }
      : { value: name, label: name, alias: urdu },
  )
