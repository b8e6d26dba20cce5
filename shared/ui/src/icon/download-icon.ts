import { Download } from 'lucide'
import { draw } from './draw.tsx'

export const DownloadIcon = /* @__PURE__ */ draw(Download)
