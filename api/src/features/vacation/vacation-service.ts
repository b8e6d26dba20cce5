import type { OwnUser } from '@closyyy/contract/users-schemas'
import { VACATION_DAYS } from '@closyyy/contract/vacation'
import type { Db } from '../../db/database.ts'
import type { Account } from '../../http/account.ts'
import { getOwnUser } from '../users/users-service.ts'
import { endVacation, startVacation } from './vacation-queries.ts'

export async function setVacation(db: Db, account: Account, isOn: boolean): Promise<OwnUser> {
  await (isOn ? startVacation(db, account.id, VACATION_DAYS) : endVacation(db, account.id))
  return getOwnUser(db, account)
}
