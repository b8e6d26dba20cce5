/** Numbers of products on sale and sold in a category. */
export interface CategoryPlan {
  readonly id: number
  readonly group: 'men' | 'women' | 'kids' | 'beauty' | 'wedding dresses'
  readonly onSale: number
  readonly sold: number
}

type Row = readonly [id: number, onSale: number, sold: number]

function plan(group: CategoryPlan['group'], rows: readonly Row[]): CategoryPlan[] {
  return rows.map(([id, onSale, sold]) => ({ id, group, onSale, sold }))
}

export const categoryPlans: readonly CategoryPlan[] = [
  ...plan('men', [
    [1, 17, 2],
    [2, 15, 2],
    [3, 14, 2],
    [4, 26, 4],
    [5, 13, 2],
    [6, 13, 1],
    [7, 16, 2],
    [8, 26, 4],
    [9, 10, 1],
    [10, 15, 2],
    [11, 11, 2],
  ]),
  ...plan('women', [
    [12, 17, 2],
    [13, 16, 2],
    [14, 28, 5],
    [15, 27, 5],
    [16, 25, 4],
    [17, 15, 2],
    [18, 14, 2],
    [19, 13, 2],
    [20, 16, 2],
    [21, 26, 4],
    [22, 18, 3],
    [23, 18, 2],
  ]),
  ...plan('kids', [
    [24, 13, 2],
    [25, 12, 2],
    [26, 14, 2],
    [27, 14, 2],
    [28, 11, 1],
    [29, 11, 2],
    [30, 24, 2],
    [31, 10, 1],
  ]),
  ...plan('beauty', [
    [37, 10, 1],
    [38, 12, 2],
    [39, 11, 2],
    [40, 12, 2],
  ]),
  ...plan('wedding dresses', [[49, 27, 4]]),
]
