// The state names in use. `createSlice` is omitted because it adds 5 KB to every first page (docs/decisions/002).
export { configureStore } from '@reduxjs/toolkit'
export { Provider as StoreProvider, useDispatch, useStore } from 'react-redux'
