import { FieldGroup } from '../field-group/field-group.tsx'
import { StarIcon } from '../icons/icons.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './star-choice.module.css'

const steps = [1, 2, 3, 4, 5]

export interface StarChoiceProps {
  legend: string
  /** Returns the name of a number of stars, such as “3 stars”. */
  starLabel: (count: number) => string
  /** `1` to `5`, or empty. */
  value: string
  onChange: (stars: string) => void
  error?: string | undefined
}

/** Radio buttons for one to five stars, filled up to the chosen one. */
export function StarChoice({ legend, starLabel, value, onChange, error }: StarChoiceProps) {
  return (
    <FieldGroup legend={legend} error={error}>
      <div className={styles.stars}>
        {steps.map(step => (
          <label key={step} className={styles.star} data-on={step <= Number(value) || undefined}>
            <input
              type="radio"
              name="rating"
              value={step}
              checked={value === String(step)}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(String(step))}
              className={styles.radio}
            />
            <StarIcon size={30} filled={step <= Number(value)} />
            <VisuallyHidden>{starLabel(step)}</VisuallyHidden>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
