import { Bell } from 'lucide'
import { draw } from './draw.tsx'

export const BellIcon = /* @__PURE__ */ draw(Bell)
