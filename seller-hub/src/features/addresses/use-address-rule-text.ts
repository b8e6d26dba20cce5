import { type AddressError, type AddressFormField, addressFields } from '@closyyy/contract/text-rules'
import { useAddressesText } from './addresses-text.ts'

/** Returns the text for a rule that a typed text breaks; each type of address has its own (ADDRESS-4). */
export function useAddressRuleText() {
  const t = useAddressesText()
  return (type: string, fault: AddressError, field: AddressFormField): string => {
    const label = addressFields.find(name => name === field) ?? 'address_line_1'
    if (type === 'pickup' && fault !== 'signs') return t(fault)
    return fault === 'digits' || fault === 'letters' ? t(`shipping-${fault}`) : t('signs', { label: t(label) })
  }
}
