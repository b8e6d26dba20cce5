// as: shared/ui/src/button/Button.tsx
// expect: File names are kebab-case, with the role as suffix: cart-page.tsx.
export const label = 'Buy'
