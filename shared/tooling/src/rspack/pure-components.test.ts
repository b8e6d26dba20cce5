import { expect, test } from 'vitest'
import { pureComponents } from './pure-components.ts'

test('marks components and contexts at the top level as pure, and removes their names', () => {
  const source = `var Link = React10.forwardRef(
  function LinkWithRef() {
    let Form2 = React10.forwardRef(render);
    Form2.displayName = "inner";
  }
);
Link.displayName = "Link";
var Context = React.createContext(null);
var count = React.useId();
`
  expect(pureComponents(source)).toBe(`var Link = /* @__PURE__ */ React10.forwardRef(
  function LinkWithRef() {
    let Form2 = React10.forwardRef(render);
    Form2.displayName = "inner";
  }
);
var Context = /* @__PURE__ */ React.createContext(null);
var count = React.useId();
`)
})
