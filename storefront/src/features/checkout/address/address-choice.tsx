import type { Address } from '@closyyy/contract/addresses-schemas'
import { usePlaceLine } from '@closyyy/platform/labels/place-names'
import { Button } from '@closyyy/ui/button'
import { ChoiceList } from '@closyyy/ui/choice-list'
import { FieldGroup } from '@closyyy/ui/field-group'
import * as styles from '../checkout.module.css'
import { useCheckoutText } from '../checkout-text.ts'

export interface AddressChoiceProps {
  addresses: Address[]
  /** Address id, or empty. */
  chosen: string
  error?: string
  onChoose: (id: string) => void
  onNew: () => void
  isOpening: boolean
}

export function AddressChoice({ addresses, chosen, error, onChoose, onNew, isOpening }: AddressChoiceProps) {
  const t = useCheckoutText()
  const placeLine = usePlaceLine()
  const legend = <h2 className={styles.legend}>{t('addresses')}</h2>
  const isMissing = addresses.length === 0
  const newButton = (
    <div>
      <Button kind="secondary" pending={isOpening} aria-invalid={error && isMissing ? true : undefined} onClick={onNew}>
        {t('address.new')}
      </Button>
    </div>
  )
  if (isMissing)
    return (
      <section className={styles.part}>
        <FieldGroup legend={legend} error={error}>
          <div className={styles.part}>
            <p className={styles.note}>{t('address.empty')}</p>
            {newButton}
          </div>
        </FieldGroup>
      </section>
    )
  return (
    <section className={styles.part}>
      <ChoiceList
        legend={legend}
        name="delivery_address_id"
        layout="cards"
        value={chosen}
        error={error}
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => onChoose(target.value)}
        choices={addresses.map(address => ({
          value: String(address.id),
          label: <bdi>{[address.address_line_1, address.address_line_2].filter(Boolean).join(', ')}</bdi>,
          hint: <bdi>{placeLine(address)}</bdi>,
        }))}
      />
      {newButton}
    </section>
  )
}
