import { useLazyComponent } from '@closyyy/platform/rendering/use-lazy-component'
import { TextField } from '@closyyy/ui/text-field'
import { useEffect, useRef } from 'react'
import { useCheckoutText } from '../checkout-text.ts'
import type { CityPickerProps } from './city-picker.tsx'

export interface CityChoiceProps extends Omit<CityPickerProps, 'hint' | 'autoFocus'> {
  name: string
}

/** Text field until the picker loads; keeps what was typed, and the focus. */
export function CityChoice({ name, ...picker }: CityChoiceProps) {
  const t = useCheckoutText()
  const isFocused = useRef(false)
  const { Component, request } = useLazyComponent(
    async () => (await import(/* webpackChunkName: "storefront-city-picker" */ './city-picker.tsx')).CityPicker,
  )
  useEffect(() => void request(), [request])
  if (Component) return <Component {...picker} hint={t('city.hint')} autoFocus={isFocused.current} />
  const { text, onText, ...rest } = picker
  return (
    <TextField
      {...rest}
      name={name}
      hint={t('city.hint')}
      value={text}
      dir="auto"
      autoComplete="address-level2"
      onChange={({ target }) => onText(target.value, { name: target.value, label: target.value })}
      onFocus={() => {
        isFocused.current = true
      }}
      onBlur={() => {
        isFocused.current = false
      }}
    />
  )
}
