import { Store } from 'lucide-react'
import { draw } from './draw.tsx'

export const ShopIcon = /* @__PURE__ */ draw(Store)
