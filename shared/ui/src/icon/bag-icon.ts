import { ShoppingBag } from 'lucide-react'
import { draw } from './draw.tsx'

export const BagIcon = /* @__PURE__ */ draw(ShoppingBag)
