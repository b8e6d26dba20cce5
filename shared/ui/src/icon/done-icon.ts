import { CircleCheck } from 'lucide-react'
import { draw } from './draw.tsx'

export const DoneIcon = /* @__PURE__ */ draw(CircleCheck)
