import { Bell } from 'lucide-react'
import { draw } from './draw.tsx'

export const BellIcon = /* @__PURE__ */ draw(Bell)
