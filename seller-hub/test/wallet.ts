import type { Wallet } from '@closyyy/contract/wallet-schemas'

export const aWallet = (overrides: Partial<Wallet> = {}): { wallet: Wallet } => ({
  wallet: {
    balance: 0,
    pending_balance: 0,
    unconfirmed_balance: 0,
    transactions: [],
    current_page: 1,
    last_page: 1,
    per_page: 48,
    total: 0,
    ...overrides,
  },
})
