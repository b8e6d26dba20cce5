import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
afterEach(cleanup)
