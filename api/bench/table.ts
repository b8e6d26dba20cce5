import type { Result } from './load.ts'

export const cpuOfRequest = (result: Result) => result.server + result.database

function ratio(value: number, other: number | undefined): string {
  return other === undefined ? '' : (value / other).toFixed(2)
}

/** Prints one line per measurement: `× floor` compares with the baseline of the same size, `× 10k` with 10,000 rows. */
export function printTable(results: Map<string, Result>): void {
  const lines = [...results].map(([key, result]) => {
    const [rows = '', server = '', call = ''] = key.split('/')
    const floor = server === 'floor' ? undefined : results.get(`${rows}/floor/${call}`)
    const small = rows === '10000' ? undefined : results.get(`10000/${server}/${call}`)
    const cpu = cpuOfRequest(result)
    return {
      rows: Number(rows).toLocaleString('en'),
      server,
      call,
      'req/s': Math.round(result.perSecond),
      'p50 ms': result.p50,
      'p99 ms': result.p99,
      'server ms': result.server.toFixed(3),
      'database ms': result.database.toFixed(3),
      'sum ms': cpu.toFixed(3),
      '× floor': ratio(cpu, floor && cpuOfRequest(floor)),
      'p99 × floor': ratio(result.p99, floor?.p99),
      '× 10k': ratio(cpu, small && cpuOfRequest(small)),
      failed: result.failed,
      'RSS MB': result.memory,
    }
  })
  console.table(lines)
}
