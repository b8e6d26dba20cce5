/**
 * What the parcels of a phone mean for its cash orders (PHONE-RECORD-2): placed at once, placed at once by people with a
 * confirmed phone, to be confirmed, or refused.
 */
export const recordStandings = ['trusted', 'clear', 'doubtful', 'refused'] as const
export type RecordStanding = (typeof recordStandings)[number]
