import { toRupees } from '@closyyy/contract/money'
import type { SellerStats } from '@closyyy/contract/stats-schemas'
import type { Db } from '../../db/database.ts'
import { allCategories } from '../categories/categories-service.ts'
import { countByCategory, sumByWeek, sumSales } from './stats-queries.ts'

const WEEKS = 12

export async function getStats(db: Db, userId: number): Promise<SellerStats> {
  const { revenue_paisa, profit_paisa } = await sumSales(db, userId)
  const counts = await countByCategory(db, userId)
  const categories = new Map((await allCategories(db)).map(category => [category.id, category]))
  const weeks = await sumByWeek(db, userId, WEEKS)
  return {
    total_revenue: toRupees(revenue_paisa),
    total_profit: toRupees(profit_paisa),
    items_sold: counts.reduce((sum, { units }) => sum + units, 0),
    categories: counts.flatMap(({ category_id, units }) => {
      const category = categories.get(category_id)
      return category ? [{ ...category, products_count: units }] : []
    }),
    weeks: weeks.map(week => ({
      starts_on: week.starts_on,
      revenue: toRupees(week.revenue_paisa),
      profit: toRupees(week.profit_paisa),
      orders: week.orders,
    })),
  }
}
