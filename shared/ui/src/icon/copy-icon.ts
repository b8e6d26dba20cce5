import { Copy } from 'lucide-react'
import { draw } from './draw.tsx'

export const CopyIcon = /* @__PURE__ */ draw(Copy)
