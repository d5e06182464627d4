// Generated from openapi/ by `npm run generate`. Do not edit.
export const repeatableCalls = [
  { method: 'GET', path: /^\/auth\/google\/callback$/, isRepeatable: false },
  { method: 'POST', path: /^\/auth\/forgot-password$/, isRepeatable: true },
  { method: 'DELETE', path: /^\/auth\/me$/, isRepeatable: true },
  { method: 'POST', path: /^\/auth\/refresh$/, isRepeatable: true },
  { method: 'POST', path: /^\/auth\/logout$/, isRepeatable: true },
  { method: 'POST', path: /^\/restaurant-cart\/breakdown$/, isRepeatable: true },
  { method: 'POST', path: /^\/restaurants\/[^/]+\/restore$/, isRepeatable: true },
  { method: 'POST', path: /^\/webhooks\/payments$/, isRepeatable: true },
] as const;
