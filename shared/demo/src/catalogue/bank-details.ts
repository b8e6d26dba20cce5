import { createDice } from './dice.ts'
import { demoSeller, sellers } from './sellers.ts'
import type { DemoBankDetails } from './shapes.ts'

const banks = [
  ['Habib Bank Limited', 'HABB'],
  ['Meezan Bank', 'MEZN'],
  ['United Bank Limited', 'UNIL'],
  ['Bank Alfalah', 'ALFH'],
  ['MCB Bank', 'MUCB'],
  ['Allied Bank', 'ABPA'],
] as const

/** Makes bank details of the demo seller and every third shop; the check digits 00 make the IBANs invalid. */
export function makeBankDetails(): DemoBankDetails[] {
  const dice = createDice('closyyy banks')
  return [demoSeller, ...sellers.filter((_, index) => index % 3 === 0)].map(({ username, name }) => {
    const [bank, code] = dice.pick(banks)
    const account = `0${dice.whole(1000, 9999)}${dice.whole(100000, 999999)}${dice.whole(100, 999)}`
    return {
      username,
      bank_name: bank,
      account_title: name.join(' '),
      account_number: account,
      iban: `PK00${code}00${account}`,
      branch_code: `0${dice.whole(100, 999)}`,
    }
  })
}
