import * as z from './schema.ts'

/** A person's own data: the text of a JSON file that contains the rows of each table. */
export const DataExport = z.object({ json: z.string() })
export type DataExport = z.infer<typeof DataExport>

export const exportOwnDataSchemas = { data: DataExport }
