import { CircleAlert } from 'lucide'
import { draw } from './draw.tsx'

export const AlertIcon = /* @__PURE__ */ draw(CircleAlert)
