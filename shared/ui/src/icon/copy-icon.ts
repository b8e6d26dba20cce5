import { Copy } from 'lucide'
import { draw } from './draw.tsx'

export const CopyIcon = /* @__PURE__ */ draw(Copy)
