// as: seller-hub/src/features/products/product-draft.ts
// expect: Remotes share one copy through the platform: import it from @closyyy/platform/state.
// expect: @reduxjs/toolkit is not among the dependencies of @closyyy/seller-hub: declare it in its package.json.
import { createSlice } from '@reduxjs/toolkit'

export const slice = createSlice
