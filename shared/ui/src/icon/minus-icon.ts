import { Minus } from 'lucide'
import { draw } from './draw.tsx'

export const MinusIcon = /* @__PURE__ */ draw(Minus)
