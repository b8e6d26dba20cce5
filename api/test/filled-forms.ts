export const addressLines = {
  address_line_1: 'House # 12/3',
  address_line_2: '',
  city: 'Lahore',
  state_province_or_region: 'Punjab',
  zip_or_postal_code: '54000',
}

export const bankDetails = {
  bank_name: 'Meezan Bank',
  account_title: 'Ayesha Khan',
  account_number: '0123456789',
  iban: 'PK36MEZN0001230456789012',
  branch_code: '0123',
}

export const guestInfo = {
  email: 'guest@example.pk',
  first_name: 'Zoë',
  last_name: 'Khan',
  address: 'House # 12/3',
  city: 'Lahore',
  phone: '03001234567',
}

export const listing = (address_id: number) => ({
  title: 'Khaddar kurta',
  description: 'Worn twice.',
  price: 2500,
  category_id: 9,
  brand_name: 'Mother',
  condition_id: 2,
  address_id,
})
