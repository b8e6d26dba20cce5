import { Eye } from 'lucide'
import { draw } from './draw.tsx'

export const EyeIcon = /* @__PURE__ */ draw(Eye)
