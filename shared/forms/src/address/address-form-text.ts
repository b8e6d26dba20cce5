import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

export const useAddressFormText = createUsePageText({ name: 'forms.address', en, ur })

export type AddressFormText = ReturnType<typeof useAddressFormText>
