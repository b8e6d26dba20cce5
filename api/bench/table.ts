import type { Result } from './load.ts'

const total = (result: Result) => result.server + result.database

function ratio(result: Result, other: Result | undefined): string {
  return other === undefined || other === result ? '' : (total(result) / total(other)).toFixed(2)
}

/** Prints one line a measurement: `× floor` beside the floor of the same size, `× 10k` beside the same at 10,000 rows. */
export function printTable(results: Map<string, Result>): void {
  const lines = [...results].map(([key, result]) => {
    const [rows = '', server = '', kind = ''] = key.split(' ')
    return {
      rows: Number(rows).toLocaleString('en'),
      server,
      query: kind,
      'req/s': Math.round(result.perSecond),
      'p50 ms': result.p50,
      'p99 ms': result.p99,
      'server ms': result.server.toFixed(3),
      'database ms': result.database.toFixed(3),
      'sum ms': total(result).toFixed(3),
      '× floor': server === 'floor' ? '' : ratio(result, results.get(`${rows} floor ${kind}`)),
      '× 10k': ratio(result, results.get(`10000 ${server} ${kind}`)),
      failed: result.failed,
      'RSS MB': result.memory,
    }
  })
  console.table(lines)
}
