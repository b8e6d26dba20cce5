import { Minus } from 'lucide-react'
import { draw } from './draw.tsx'

export const MinusIcon = /* @__PURE__ */ draw(Minus)
