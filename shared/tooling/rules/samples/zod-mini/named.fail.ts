// as: shell/src/session/session-count.ts
// expect: Browsers pay for the whole of zod: import * as z from 'zod/mini'.
import { z } from 'zod'

export const Count = z.number()
