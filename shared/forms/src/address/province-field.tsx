import { provinces } from '@closyyy/contract/provinces'
import { useLingui } from '@closyyy/i18n/text'
import { Select, type SelectProps } from '@closyyy/ui/select'

export interface ProvinceFieldProps extends Pick<SelectProps, 'label' | 'name' | 'placeholder' | 'error' | 'onChange'> {
  /** English name, as on the wire, or a text from before provinces were a list; such a text stays selectable. */
  value: string
}

/** Chooses a province or territory, named in the page's language. */
export function ProvinceField({ value, ...select }: ProvinceFieldProps) {
  const isUrdu = useLingui().i18n.locale === 'ur'
  const options = provinces.map(([name, urdu]) => ({ value: name, label: isUrdu ? urdu : name }))
  const isListed = value === '' || provinces.some(([name]) => name === value)
  return (
    <Select
      {...select}
      autoComplete="address-level1"
      value={value}
      options={isListed ? options : [{ value, label: value }, ...options]}
    />
  )
}
