import { X } from 'lucide-react'
import { draw } from './draw.tsx'

export const CloseIcon = /* @__PURE__ */ draw(X)
