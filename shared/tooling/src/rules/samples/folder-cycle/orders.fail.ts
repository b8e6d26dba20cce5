// as: api/src/features/orders/orders-service.ts
// expect: Parts of api/src/features import each other: disputes → orders → disputes. Move the shared part below them, or pass it in.
import { closeDisputes } from '../disputes/disputes-service.ts'

export const end = closeDisputes
