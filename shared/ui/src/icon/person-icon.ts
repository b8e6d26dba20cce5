import { CircleUserRound } from 'lucide-react'
import { draw } from './draw.tsx'

export const PersonIcon = /* @__PURE__ */ draw(CircleUserRound)
