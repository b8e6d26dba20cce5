import { CircleAlert } from 'lucide-react'
import { draw } from './draw.tsx'

export const AlertIcon = /* @__PURE__ */ draw(CircleAlert)
