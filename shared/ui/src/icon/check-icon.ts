import { Check } from 'lucide-react'
import { draw } from './draw.tsx'

export const CheckIcon = /* @__PURE__ */ draw(Check)
