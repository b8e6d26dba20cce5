import { createHash } from 'node:crypto'
import { pakistanDay } from '@closyyy/contract/pakistan-day'
import type { Courier, EventKind, OpenParcel, TrackingEvent } from './courier.ts'
import { labelOf } from './parcel-label.ts'

/** Seconds from booking to each event of a parcel. */
const PICKED_UP = 30
const OUT_FOR_DELIVERY = 300
const ENDED = 600
const LATE = 60

const SECOND_MS = 1_000

/** A number below 100 that depends on the parcel only, so that its fate is the same in every report. */
const fateOf = (reference: string, question: string) =>
  createHash('sha256').update(`${question} ${reference}`).digest().readUInt32BE() % 100

function endOf(reference: string): EventKind {
  const fate = fateOf(reference, 'end')
  if (fate < 3) return 'refused'
  return fate === 3 ? 'lost' : 'delivered'
}

/** Returns a parcel's events until now; some are reported late, and then out of order. */
export function eventsOf({ reference, booked_at }: Pick<OpenParcel, 'reference' | 'booked_at'>, at: number) {
  const end = endOf(reference)
  const steps: [EventKind, number][] = [
    ['picked-up', PICKED_UP],
    ...(end === 'lost' ? [] : [['out-for-delivery', OUT_FOR_DELIVERY] as [EventKind, number]]),
    [end, ENDED],
  ]
  return steps.flatMap(([kind, seconds]): TrackingEvent[] => {
    const happenedAt = Date.parse(booked_at) + seconds * SECOND_MS
    const isLate = fateOf(reference, kind) < 10
    const reportedAt = happenedAt + (isLate ? ENDED + LATE : 0) * SECOND_MS
    if (reportedAt > at) return []
    return [{ event_id: `${reference}-${kind}`, reference, kind, happened_at: new Date(happenedAt).toISOString() }]
  })
}

/** A courier on this machine for the demo: it repeats its events and pays for parcels once their buyers have them. */
export function openSimulatedCourier(clock = Date.now): Courier {
  return {
    name: 'simulated',
    reportEveryMs: SECOND_MS,
    async book(parcel) {
      const reference = `SIM${parcel.id.padStart(9, '0')}`
      return { reference, label: labelOf(parcel, reference) }
    },
    async report(parcels) {
      const paid_on = pakistanDay(clock())
      return {
        events: parcels.flatMap(parcel => eventsOf(parcel, clock())),
        statements: parcels
          .filter(({ is_confirmed }) => is_confirmed)
          .map(({ reference, due_paisa }) => ({
            reference: `${reference}-${due_paisa}`,
            rows: [{ reference, amount_paisa: due_paisa, paid_on }],
          })),
      }
    },
  }
}
