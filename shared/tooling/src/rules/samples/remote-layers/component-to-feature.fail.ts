// as: auth/src/components/code-field.tsx
// expect: routes → pages → features → components: a component gets its data by props or children.
import { resendCode } from '../features/codes/codes-queries.ts'

export const resend = resendCode
