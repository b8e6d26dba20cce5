// as: storefront/src/pages/home-page.tsx
// expect: Call the API with @closyyy/api-client; the API itself calls others from a *-gateway.ts file.
export const brands = () => fetch('/api/v1/brands')
