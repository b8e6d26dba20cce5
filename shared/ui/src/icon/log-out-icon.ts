import { LogOut } from 'lucide-react'
import { drawMirrored } from './draw.tsx'

export const LogOutIcon = /* @__PURE__ */ drawMirrored(LogOut)
