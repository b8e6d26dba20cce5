// as: seller-hub/src/features/products/product-draft.ts
// expect: Remotes share one copy through the platform: import it from @closyyy/platform/state.
import { createSlice } from '@reduxjs/toolkit'

export const slice = createSlice
