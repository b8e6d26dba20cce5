/** What people can report (REPORT-1). */
export const reportedKinds = ['product', 'person', 'dispute-message', 'offer-message', 'chat-message'] as const
export type ReportedKind = (typeof reportedKinds)[number]

const messageReasons = ['scam', 'offensive', 'other'] as const

/** Reasons by kind, in the order of the form. */
export const reportReasons = {
  product: ['counterfeit', 'not-as-described', 'prohibited', 'offensive', 'scam', 'other'],
  person: ['scam', 'counterfeit', 'offensive', 'other'],
  'dispute-message': messageReasons,
  'offer-message': messageReasons,
  'chat-message': messageReasons,
} as const satisfies Record<ReportedKind, readonly string[]>
export type ReportReason = (typeof reportReasons)[ReportedKind][number]

/** How a report ended. */
export const reportOutcomes = ['dismissed', 'taken-down', 'suspended'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]

/** Maximum characters of the details of a report. */
export const MAX_REPORT_LENGTH = 1_000
