import { ChartPie } from 'lucide'
import { draw } from './draw.tsx'

export const ChartIcon = /* @__PURE__ */ draw(ChartPie)
