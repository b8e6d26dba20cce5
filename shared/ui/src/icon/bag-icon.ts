import { ShoppingBag } from 'lucide'
import { draw } from './draw.tsx'

export const BagIcon = /* @__PURE__ */ draw(ShoppingBag)
