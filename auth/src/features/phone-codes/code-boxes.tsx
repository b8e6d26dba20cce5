import { CODE_LENGTH, codeDigits } from '@closyyy/contract/phone-codes'
import { FieldGroup } from '@closyyy/ui/field-group'
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import * as styles from './code-boxes.module.css'
import { usePhoneText } from './phone-codes-text.ts'

const places = Array.from({ length: CODE_LENGTH }, (_, place) => place)

export interface CodeBoxesProps {
  digits: string[]
  onChange: (digits: string[]) => void
  disabled: boolean
  error?: string
}

export const noDigits = places.map(() => '')

/** One box per digit; accepts a pasted code and one that the phone fills in from its SMS. */
export function CodeBoxes({ digits, onChange, disabled, error }: CodeBoxesProps) {
  const t = usePhoneText()
  const boxes = useRef<HTMLInputElement[]>([])
  const goTo = (place: number) => boxes.current[Math.min(Math.max(place, 0), CODE_LENGTH - 1)]?.focus()

  function fill(place: number, text: string) {
    const given = [...codeDigits(text)]
    const start = given.length >= CODE_LENGTH ? 0 : place
    onChange(digits.map((digit, at) => given[at - start] ?? (at === place && given.length === 0 ? '' : digit)))
    if (given.length > 0) goTo(start + given.length)
  }

  function type(place: number, text: string) {
    const own = digits[place] ?? ''
    // In a filled box, keeps the newly typed digit.
    fill(place, own && text.length === 2 ? text.replace(own, '') : text)
  }

  function paste(event: ClipboardEvent, place: number) {
    event.preventDefault()
    fill(place, event.clipboardData.getData('text'))
  }

  function press(event: KeyboardEvent, place: number) {
    if (event.key === 'ArrowLeft') goTo(place - 1)
    else if (event.key === 'ArrowRight') goTo(place + 1)
    else if (event.key === 'Backspace' && !digits[place] && place > 0) {
      onChange(digits.map((digit, at) => (at === place - 1 ? '' : digit)))
      goTo(place - 1)
    } else return
    event.preventDefault()
  }

  return (
    <FieldGroup legend={t('code-group')} error={error} disabled={disabled} aria-live="polite">
      <div className={styles.boxes} dir="ltr">
        {places.map(place => (
          <input
            key={place}
            ref={box => {
              if (box) boxes.current[place] = box
            }}
            className={styles.box}
            value={digits[place]}
            onChange={event => type(place, event.target.value)}
            onPaste={event => paste(event, place)}
            onKeyDown={event => press(event, place)}
            onFocus={event => event.target.select()}
            aria-label={t('digit', { n: place + 1 })}
            aria-invalid={error ? true : undefined}
            inputMode="numeric"
            autoComplete={place === 0 ? 'one-time-code' : 'off'}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
