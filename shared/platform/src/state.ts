// The state names in use, and the hooks that read the shell's one store.
export { combineSlices, configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit'
export { Provider as StoreProvider, useDispatch, useSelector, useStore } from 'react-redux'
