import { Skeleton } from '../skeleton/skeleton.tsx'
import { Stat, StatGrid } from './stat.tsx'

export function Figures() {
  return (
    <StatGrid>
      <Stat label="Total revenue" value="Rs.184,250" hint="Completed orders" />
      <Stat label="Total profit" value="Rs.165,825" />
      <Stat label="Sold" value="42" />
      <Stat label="Offers" value={<Skeleton width="half" />} />
    </StatGrid>
  )
}
