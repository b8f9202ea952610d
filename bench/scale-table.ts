import type { Measured } from './scale-measure.ts'
import { quantile } from './server-time.ts'

const HEAD = [
  'call',
  'p50',
  'p95',
  'bar',
  '',
  'server p95',
  'pgbench p50',
  'pgbench p95',
  'p95 of 10,000',
  'growth',
  '',
  'slowest scans',
]
const MOST_TIMES = 1.5
const MOST_MORE = 1

export function tableOf(measured: Measured[]): string {
  const isText = (i: number) => [0, 4, 10, 11].includes(i)
  return [HEAD, HEAD.map((_, i) => (isText(i) ? '---' : '---:')), ...measured.map(rowOf)]
    .map(row => `| ${row.join(' | ')} |`)
    .join('\n')
}

function rowOf({ case: { what, bar }, small, large, server, pgbench, slowest }: Measured): string[] {
  const [before, now] = [quantile(small, 0.95), quantile(large, 0.95)]
  const hasGrown = now > before * MOST_TIMES && now > before + MOST_MORE
  return [
    what,
    ms(quantile(large, 0.5)),
    ms(now),
    bar === undefined ? '' : `≤ ${bar}`,
    bar === undefined ? '' : said(now <= bar),
    ms(quantile(server, 0.95)),
    ms(quantile(pgbench, 0.5)),
    ms(quantile(pgbench, 0.95)),
    ms(before),
    `${(now / before).toFixed(1)}×`,
    bar === undefined ? '' : said(!hasGrown),
    slowest.scans,
  ]
}

const said = (met: boolean): string => (met ? 'met' : 'missed')
const ms = (value: number): string => value.toFixed(2)
