import { BadgeCheck } from 'lucide'
import { draw } from './draw.tsx'

export const TrustIcon = /* @__PURE__ */ draw(BadgeCheck)
