import { Eye } from 'lucide-react'
import { draw } from './draw.tsx'

export const EyeIcon = /* @__PURE__ */ draw(Eye)
