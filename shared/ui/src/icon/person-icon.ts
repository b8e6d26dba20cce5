import { CircleUserRound } from 'lucide'
import { draw } from './draw.tsx'

export const PersonIcon = /* @__PURE__ */ draw(CircleUserRound)
