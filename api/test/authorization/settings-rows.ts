import * as addresses from '@closyyy/contract/addresses-calls'
import { createAppeal } from '@closyyy/contract/appeals-calls'
import * as bank from '@closyyy/contract/bank-details-calls'
import { getPhoneRecord } from '@closyyy/contract/phone-records-calls'
import * as preferences from '@closyyy/contract/preferences-calls'
import * as shipping from '@closyyy/contract/shipping-settings-calls'
import { addressLines, bankDetails } from '../filled-forms.ts'
import { creating, row, signedIn } from './row.ts'

const address = { address_type: 'shipping' as const, ...addressLines }
const emails = {
  all_promotional_emails: true,
  new_features_and_updates: true,
  trends_campaigns_more: true,
  sales_and_promotions: true,
  shopping_updates: true,
  selling_tips_and_updates: true,
  personalised_recommendations: true,
  special_offers_from_sellers: true,
  unread_messages: true,
}

export const settingsRows = [
  row(addresses.listAddresses, signedIn, {}),
  row(addresses.addAddress, creating(signedIn), { body: address }),
  row(addresses.updateAddress, [401, 404, 200, 404, 404], async fixture => ({
    params: { id: await fixture.address() },
    body: address,
  })),
  row(addresses.deleteAddress, [401, 404, 200, 404, 404], async fixture => ({
    params: { id: await fixture.address() },
  })),
  row(getPhoneRecord, signedIn, {}),
  row(createAppeal, [401, 404, 404, 201, 404], async fixture => ({
    body: { order_id: await fixture.refusal(), details: 'Nobody came.' },
  })),
  row(bank.getBankDetails, signedIn, {}),
  row(bank.saveBankDetails, signedIn, { body: bankDetails }),
  row(preferences.getPreferences, signedIn, {}),
  row(preferences.savePreferences, signedIn, { body: emails }),
  row(shipping.getShippingSettings, signedIn, {}),
  row(shipping.saveShippingSettings, signedIn, { body: { shipping_type: 'depopShipping' } }),
]
