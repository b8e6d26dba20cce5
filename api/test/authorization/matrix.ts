import { accountsRows } from './accounts-rows.ts'
import { cartsRows } from './carts-rows.ts'
import { catalogueRows } from './catalogue-rows.ts'
import { chatsRows } from './chats-rows.ts'
import { disputesRows } from './disputes-rows.ts'
import { draftsRows } from './drafts-rows.ts'
import { moderationRows } from './moderation-rows.ts'
import { moneyRows } from './money-rows.ts'
import { offersRows } from './offers-rows.ts'
import { ordersRows } from './orders-rows.ts'
import { peopleRows } from './people-rows.ts'
import { productsRows } from './products-rows.ts'
import type { Row } from './row.ts'
import { settingsRows } from './settings-rows.ts'

/** Every call of the contract with its status for each actor. A new noun adds its file here. */
export const matrix: readonly Row[] = [
  ...catalogueRows,
  ...productsRows,
  ...peopleRows,
  ...draftsRows,
  ...settingsRows,
  ...cartsRows,
  ...offersRows,
  ...chatsRows,
  ...ordersRows,
  ...disputesRows,
  ...moneyRows,
  ...accountsRows,
  ...moderationRows,
]
