// The state names in use. `createSlice` is left out on purpose: it brings 5 KB to every first page (docs/decisions/002).
export { configureStore } from '@reduxjs/toolkit'
export { Provider as StoreProvider, useDispatch } from 'react-redux'
