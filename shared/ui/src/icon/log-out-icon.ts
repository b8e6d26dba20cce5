import { LogOut } from 'lucide'
import { drawMirrored } from './draw.tsx'

export const LogOutIcon = /* @__PURE__ */ drawMirrored(LogOut)
