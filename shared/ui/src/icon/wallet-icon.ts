import { Wallet } from 'lucide'
import { draw } from './draw.tsx'

export const WalletIcon = /* @__PURE__ */ draw(Wallet)
