import { type Measure, metreMeasures } from '@closyyy/contract/measures'
import { sizeMessage } from '@closyyy/contract/size-message'
import { type SizeSystem, sizeSystemOf } from '@closyyy/contract/size-systems'
import { createUsePageText } from '@closyyy/i18n/text'
import { Disclosure } from '@closyyy/ui/disclosure'
import { useMeasureText } from '@closyyy/ui/measure-text'
import { Select } from '@closyyy/ui/select'
import { useSizeText } from '@closyyy/ui/size-text'
import { TextField } from '@closyyy/ui/text-field'
import { useState } from 'react'
import en from './messages/en.json'
import ur from './messages/ur.json'
import { chosenSize, offeredMeasures, offeredSizes, readMeasure, type SizeValues } from './size-choice.ts'
import * as styles from './size-fields.module.css'

const useText = createUsePageText({ name: 'seller-hub.size-fields', en, ur })

export interface SizeFieldsProps {
  /** Empty until one is chosen. */
  categoryId: string
  /** UK shoe sizes differ between men, women and children. */
  group: string | undefined
  values: SizeValues
  set: (change: Partial<SizeValues>) => void
  errors: Partial<Record<keyof SizeValues, string>>
}

export function SizeFields(props: SizeFieldsProps) {
  const t = useText()
  const { categoryId } = props
  return (
    <>
      {offeredSizes(categoryId).length > 0 ? <SizeSelect {...props} /> : <p className={styles.note}>{t('no-size')}</p>}
      {offeredMeasures(categoryId).length > 0 && <Measurements key={categoryId} {...props} />}
    </>
  )
}

function SizeSelect({ categoryId, group = '', values, set, errors }: SizeFieldsProps) {
  const t = useText()
  const text = useSizeText()
  const sizes = offeredSizes(categoryId)
  const systems = [...new Set(sizes.map(sizeSystemOf))]
  const [first = 'letter'] = systems
  const optionsOf = (system: SizeSystem) =>
    sizes
      .filter(size => sizeSystemOf(size) === system)
      .map(size => (
        <option key={size} value={size}>
          {text.size(sizeMessage(size, group))}
        </option>
      ))
  return (
    <div className={styles.narrow}>
      <Select
        name="size"
        label={t(`size.${first}`)}
        placeholder={t('choose')}
        error={errors.size}
        value={chosenSize(categoryId, values)}
        onChange={({ target }) => set({ size: target.value })}
      >
        {systems.length === 1
          ? optionsOf(first)
          : systems.map(system => (
              <optgroup key={system} label={t(system === 'waist' ? 'group.waist' : 'group.letter')}>
                {optionsOf(system)}
              </optgroup>
            ))}
      </Select>
    </div>
  )
}

function Measurements({ categoryId, values, set, errors }: SizeFieldsProps) {
  const t = useText()
  const measureText = useMeasureText()
  const measures = offeredMeasures(categoryId)
  const [startsOpen] = useState(measures.some(measure => values[measure]))
  // The field whose last change was not a number.
  const [rejected, setRejected] = useState<Measure>()
  const isWrong = measures.some(measure => errors[measure])

  function type(measure: Measure, text: string) {
    const typed = readMeasure(text)
    setRejected(typed === undefined ? measure : undefined)
    if (typed !== undefined) set({ [measure]: typed })
  }

  return (
    <Disclosure summary={t('measurements')} open={startsOpen || isWrong || undefined}>
      <div className={styles.measures}>
        {measures.map(measure => (
          <TextField
            key={measure}
            name={measure}
            label={measureText.name(measure)}
            error={rejected === measure ? t('measure') : errors[measure]}
            value={values[measure]}
            inputMode="decimal"
            dir="ltr"
            after={t(metreMeasures.includes(measure) ? 'metres' : 'inches')}
            onChange={({ target }) => type(measure, target.value)}
          />
        ))}
      </div>
    </Disclosure>
  )
}
