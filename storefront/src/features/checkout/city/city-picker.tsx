import { deliveryCities } from '@closyyy/contract/delivery-cities'
import { Combobox } from '@closyyy/ui/combobox'
import { type ComboboxOption, findOption } from '@closyyy/ui/option-match'
import { type ClipboardEventHandler, useEffect, useMemo } from 'react'

/** `name` as on the wire, `label` in the page's language. */
export interface NamedCity {
  name: string
  label: string
}

export interface CityPickerProps {
  label: string
  hint: string
  text: string
  error?: string
  maxLength?: number
  autoFocus?: boolean
  onPaste?: ClipboardEventHandler<HTMLInputElement>
  onText: (text: string, city?: NamedCity) => void
}

/** Finds cities by their English and Urdu names. */
export function CityPicker({ text, onText, label, hint, error, ...input }: CityPickerProps) {
  const options = useMemo(optionsOfPage, [])
  const settle = () => {
    const city = cityNamed(options, text)
    onText(city?.label ?? text, city)
  }
  // Matches what was typed before the list loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the list loads
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
  const option = findOption(options, text)
  return option && { name: option.value, label: option.label }
}

const optionsOfPage = () =>
  deliveryCities.map(([name, urdu]) =>
    document.documentElement.lang === 'ur'
      ? { value: name, label: urdu, alias: name }
      : { value: name, label: name, alias: urdu },
  )
