import { CircleCheck } from 'lucide'
import { draw } from './draw.tsx'

export const DoneIcon = /* @__PURE__ */ draw(CircleCheck)
