import * as z from 'zod/mini'
import { EventDescriptions } from './event-compatibility.ts'

/** Name of a unit, also of its folder; `log` and `vendor` are folders of the store itself. */
export const UnitName = z.string().check(z.regex(/^(?!(log|vendor)$)[a-z][a-z0-9-]{0,39}$/))

/** Id of a release: the start of the SHA-256 of its built output. */
export const ReleaseId = z.string().check(z.regex(/^[0-9a-f]{12}$/))

/** Path of a file in its release folder, or of a vendor chunk; it cannot leave either folder. */
const FilePath = z.string().check(z.regex(/^(\.\.\/\.\.\/vendor\/)?\w[\w-]*(\.[\w-]+)*(\/\w[\w-]*(\.[\w-]+)*)*$/))
/** File of a release with the descriptions of the calls that it uses; not served, as all names that start with `release.`. */
export const CALLS_FILE = 'release.calls.json'
const Integrity = z.string().check(z.regex(/^sha(256-[\w+/]{43}=|384-[\w+/]{64})$/))

/** Files to fetch for a part of a unit, as paths relative to its release folder; vendor chunks lie outside it. */
export const Assets = z.object({ scripts: z.array(FilePath), styles: z.array(FilePath) })
export type Assets = z.infer<typeof Assets>

/** A URL pattern that a remote owns; `id` identifies its route and its chunk. */
export const Claim = z.object({
  id: z.string(),
  path: z.string(),
  /** True if another claim differs from the path in case alone. */
  caseSensitive: z.optional(z.boolean()),
  /** Ids of the layout routes around it, outermost first; they have chunks of their own. */
  parents: z.optional(z.array(z.string())),
  /** Copies of the route's handle, which the shell reads before it loads the remote. */
  requiresSession: z.optional(z.boolean()),
  hideHeaderFooter: z.optional(z.boolean()),
  sellerHeader: z.optional(z.boolean()),
  hideBottomBar: z.optional(z.boolean()),
  /** True if the document server renders the page; otherwise it serves the frame alone. */
  serverRendered: z.optional(z.boolean()),
  /** True if the page never responds with 404 or a redirect, whatever the data. */
  alwaysFound: z.optional(z.boolean()),
})
export type Claim = z.infer<typeof Claim>

/** Names of shared modules, by module. */
const SharedNames = z.record(z.string(), z.array(z.string()))

/** The release document: one immutable build of one unit, published as a folder. */
export const Release = z.object({
  unit: UnitName,
  /** Hash of the built output; also the folder's name. */
  id: ReleaseId,
  /** The script that the browser loads first. */
  entry: FilePath,
  /** Files that every page of the unit loads after the entry. */
  initial: Assets,
  /** Further files of a page, by route id. */
  chunks: z.record(z.string(), Assets),
  /** The unit's bundle for the document server. */
  server: FilePath,
  claims: z.array(Claim),
  /** Header fragments of the unit, by name, with the visitors for whom they need a script. */
  fragments: z.record(z.string(), z.enum(['always', 'signed-in'])),
  /** The names of shared modules that the shell offers, and those that a remote uses (docs/decisions/002). */
  offers: z.optional(SharedNames),
  needs: z.optional(SharedNames),
  /** Hashes of the calls that the unit's bundles use, by name; `release.calls.json` describes them. */
  calls: z.optional(z.record(z.string(), z.string())),
  /** The events that the unit's bundles emit and consume. */
  emits: z.optional(EventDescriptions),
  consumes: z.optional(EventDescriptions),
  /** The prompts that a remote provides for the others, and those that the unit's bundles open, with their owner. */
  prompts: z.optional(z.array(z.string())),
  opens: z.optional(z.record(z.string(), UnitName)),
  /** Hash of every file, its vendor chunks included, in the form of an integrity attribute. */
  integrity: z.record(FilePath, Integrity),
})
export type Release = z.infer<typeof Release>
