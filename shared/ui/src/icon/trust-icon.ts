import { BadgeCheck } from 'lucide-react'
import { draw } from './draw.tsx'

export const TrustIcon = /* @__PURE__ */ draw(BadgeCheck)
