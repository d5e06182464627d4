// Generated from openapi/ by `npm run generate`. Do not edit.
export const counterRepeatableCalls = [
  { method: 'POST', path: /^\/counter\/auth\/logout$/, isRepeatable: true },
  { method: 'POST', path: /^\/counter\/restaurants\/[^/]+\/devices$/, isRepeatable: true },
  { method: 'POST', path: /^\/counter\/restaurants\/[^/]+\/pin$/, isRepeatable: true },
  { method: 'POST', path: /^\/counter\/devices\/token$/, isRepeatable: true },
  { method: 'POST', path: /^\/counter\/pin$/, isRepeatable: true },
  { method: 'DELETE', path: /^\/counter\/pin$/, isRepeatable: true },
  { method: 'POST', path: /^\/counter\/restaurants\/[^/]+\/orders\/[^/]+\/acknowledgements$/, isRepeatable: true },
  { method: 'POST', path: /^\/counter\/restaurants\/[^/]+\/orders\/[^/]+\/prints$/, isRepeatable: true },
] as const;
