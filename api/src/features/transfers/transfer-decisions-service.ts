import type { AuditAction } from '@closyyy/contract/audit-actions'
import type { Db } from '../../db/database.ts'
import { lockSentMoney } from '../../db/sent-money.ts'
import { transact } from '../../db/transact.ts'
import type { Account } from '../../http/account.ts'
import { type RecordedEvent, recordEvent } from '../audit-log/audit-log-service.ts'
import type { SendingSettings } from './sending.ts'
import { type TransferTable, updateApproval, updateSender } from './transfers-queries.ts'

interface DecisionContext extends SendingSettings {
  db: Db
}

interface Kind<Transfer, Shown> {
  noun: 'payout' | 'refund'
  policy: {
    /** Both throw an AppError if it is not allowed. */
    requireAction: (
      transfer: Transfer | undefined,
      account: Account,
      action: 'approve' | 'withdraw' | 'pay',
      settings: SendingSettings,
    ) => Transfer
    requireSender: (transfer: Transfer | undefined, account: Account) => Transfer
  }
  /** As the administrator `viewerId` sees it. */
  find: (tx: Db, id: number, viewerId: number) => Promise<Transfer | undefined>
  present: (transfer: Transfer, account: Account, settings: SendingSettings) => Shown
  /** Facts for the audit log, besides the action. */
  factsOf: (transfer: Transfer, action: AuditAction) => Omit<RecordedEvent, 'action'>
}

interface Decision<Transfer> {
  action: AuditAction
  /** @throws AppError if it is not allowed */
  require: (transfer: Transfer | undefined) => Transfer
  apply: (tx: Db, transfer: Transfer) => Promise<void>
}

/** Creates what administrators do with payouts, or with refunds, by their ids. */
export function defineDecisions<Transfer, Shown>(kind: Kind<Transfer, Shown>) {
  const { noun, policy, find, present, factsOf } = kind
  const table: TransferTable = `${noun}s`

  /** Applies a decision and records it. */
  function decide(
    context: DecisionContext,
    account: Account,
    id: number,
    { action, require, apply }: Decision<Transfer>,
  ): Promise<Shown> {
    return transact(context.db, async tx => {
      await lockSentMoney(tx)
      const transfer = require(await find(tx, id, account.id))
      await apply(tx, transfer)
      await recordEvent(tx, { action, ...factsOf(transfer, action) })
      return present((await find(tx, id, account.id)) as Transfer, account, context)
    })
  }

  return {
    decide,

    /** Approves as the first of two people. @param check throws an AppError unless it may be approved as it is */
    approve: (context: DecisionContext, account: Account, id: number, check?: (transfer: Transfer) => void) =>
      decide(context, account, id, {
        action: `${noun}.approved`,
        require(found) {
          const transfer = policy.requireAction(found, account, 'approve', context)
          check?.(transfer)
          return transfer
        },
        apply: tx => updateApproval(tx, table, id, account.id),
      }),

    withdraw: (context: DecisionContext, account: Account, id: number) =>
      decide(context, account, id, {
        action: `${noun}.approval-withdrawn`,
        require: found => policy.requireAction(found, account, 'withdraw', context),
        apply: tx => updateApproval(tx, table, id, null),
      }),

    /** Starts sending: nobody else can send or end it meanwhile (PAYOUT-9, REFUND-4). */
    startSending: (context: DecisionContext, account: Account, id: number) =>
      decide(context, account, id, {
        action: `${noun}.claimed`,
        require: found => policy.requireAction(found, account, 'pay', context),
        apply: tx => updateSender(tx, table, id, account.id),
      }),

    stopSending: (context: DecisionContext, account: Account, id: number) =>
      decide(context, account, id, {
        action: `${noun}.released`,
        require: found => policy.requireSender(found, account),
        apply: tx => updateSender(tx, table, id, null),
      }),
  }
}
