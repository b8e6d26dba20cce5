import { X } from 'lucide'
import { draw } from './draw.tsx'

export const CloseIcon = /* @__PURE__ */ draw(X)
