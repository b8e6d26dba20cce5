import { Package } from 'lucide-react'
import { draw } from './draw.tsx'

export const PackageIcon = /* @__PURE__ */ draw(Package)
