import { Banknote } from 'lucide-react'
import { draw } from './draw.tsx'

export const BanknoteIcon = /* @__PURE__ */ draw(Banknote)
