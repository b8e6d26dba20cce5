import { Download } from 'lucide-react'
import { draw } from './draw.tsx'

export const DownloadIcon = /* @__PURE__ */ draw(Download)
