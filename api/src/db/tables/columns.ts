import type { ColumnType, Generated } from 'kysely'

export type Timestamp = ColumnType<string, Date | string, Date | string>
export type DefaultTimestamp = ColumnType<string, Date | string | undefined, Date | string>
export type Serial = Generated<number>
