import { Check } from 'lucide'
import { draw } from './draw.tsx'

export const CheckIcon = /* @__PURE__ */ draw(Check)
