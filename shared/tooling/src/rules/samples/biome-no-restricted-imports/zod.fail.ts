// as: shell/src/session/session-count.ts
// expect: The full zod is too large for browsers: import * as z from 'zod/mini'.
import { z } from 'zod'

export const Count = z.number()
