import { Banknote } from 'lucide'
import { draw } from './draw.tsx'

export const BanknoteIcon = /* @__PURE__ */ draw(Banknote)
