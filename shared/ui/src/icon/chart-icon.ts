import { ChartPie } from 'lucide-react'
import { draw } from './draw.tsx'

export const ChartIcon = /* @__PURE__ */ draw(ChartPie)
