import { Package } from 'lucide'
import { draw } from './draw.tsx'

export const PackageIcon = /* @__PURE__ */ draw(Package)
