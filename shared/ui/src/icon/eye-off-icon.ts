import { EyeOff } from 'lucide-react'
import { draw } from './draw.tsx'

export const EyeOffIcon = /* @__PURE__ */ draw(EyeOff)
