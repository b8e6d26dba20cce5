import type { DataExport } from '@closyyy/contract/data-export-schemas'
import { PASSWORD_RESET_PATH } from '@closyyy/contract/paths'
import type { Db } from '../../db/database.ts'
import type { Account } from '../../http/account.ts'
import { DAY } from '../../time.ts'
import { enforceLimit, type Limit } from '../limits/limits-service.ts'
import { emailAccount } from '../outbox/outbox-service.ts'
import { type ExportedRow, findMessagesTo, findOwnParts, findOwnRows } from './data-export-queries.ts'
import { exportedParts, exportedTables } from './exported-tables.ts'

const perAccount: Limit = { name: 'data-export-account', max: 10, seconds: DAY }

/** Returns everything that is stored about a person (PRIVACY-5), and notifies them. */
export async function exportData(db: Db, account: Account, publicUrl: string): Promise<DataExport> {
  await enforceLimit(db, perAccount, String(account.id))
  const tables: Record<string, ExportedRow[]> = {}
  for (const [name, table] of Object.entries(exportedTables))
    tables[name] = await findOwnRows(db, name, table, account.id)
  for (const [name, part] of Object.entries(exportedParts))
    tables[name] = await findOwnParts(db, name, part, account.id)
  tables.messages = await findMessagesTo(db, account.id)
  await emailAccount(db, account.id, 'data-exported', { link: `${publicUrl}${PASSWORD_RESET_PATH}` })
  return { json: JSON.stringify({ exported_at: new Date().toISOString(), ...tables }, undefined, 2) }
}
