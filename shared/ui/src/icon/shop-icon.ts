import { Store } from 'lucide'
import { draw } from './draw.tsx'

export const ShopIcon = /* @__PURE__ */ draw(Store)
