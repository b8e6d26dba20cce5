import { FieldGroup } from '@closyyy/ui/field-group'
import { StarIcon } from '@closyyy/ui/icons'
import { VisuallyHidden } from '@closyyy/ui/visually-hidden'
import { useShopText } from '../shop-text.ts'
import * as styles from './rating-dialog.module.css'

const steps = ['1', '2', '3', '4', '5']

export interface StarChoiceProps {
  /** `1` to `5`, or empty. */
  value: string
  onChange: (stars: string) => void
  error?: string
}

export function StarChoice({ value, onChange, error }: StarChoiceProps) {
  const t = useShopText()
  return (
    <FieldGroup legend={t('rate.stars')} error={error}>
      <div className={styles.stars}>
        {steps.map(step => (
          <label key={step} className={styles.star} data-on={Number(step) <= Number(value) || undefined}>
            <input
              type="radio"
              name="rating"
              value={step}
              checked={value === step}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(step)}
              className={styles.radio}
            />
            <StarIcon size={30} filled={Number(step) <= Number(value)} />
            <VisuallyHidden>{t('rate.star', { count: Number(step) })}</VisuallyHidden>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
