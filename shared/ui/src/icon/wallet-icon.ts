import { Wallet } from 'lucide-react'
import { draw } from './draw.tsx'

export const WalletIcon = /* @__PURE__ */ draw(Wallet)
