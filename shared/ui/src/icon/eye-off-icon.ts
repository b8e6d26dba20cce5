import { EyeOff } from 'lucide'
import { draw } from './draw.tsx'

export const EyeOffIcon = /* @__PURE__ */ draw(EyeOff)
