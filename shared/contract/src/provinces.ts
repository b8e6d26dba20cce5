/** Pakistan's provinces and territories by English name, as on the wire, with their Urdu names. */
export const provinces: readonly (readonly [name: string, urdu: string])[] = [
  ['Punjab', 'پنجاب'],
  ['Sindh', 'سندھ'],
  ['Khyber Pakhtunkhwa', 'خیبر پختونخوا'],
  ['Balochistan', 'بلوچستان'],
  ['Islamabad Capital Territory', 'وفاقی دارالحکومت اسلام آباد'],
  ['Azad Jammu and Kashmir', 'آزاد جموں و کشمیر'],
  ['Gilgit-Baltistan', 'گلگت بلتستان'],
]
