// The whole database in one namespace: drizzle's queries and its migrations read it from here.
export * from './tables/carts.ts';
export * from './tables/customers.ts';
export * from './tables/devices.ts';
export * from './tables/idempotency-keys.ts';
export * from './tables/mails.ts';
export * from './tables/menu.ts';
export * from './tables/order-history.ts';
export * from './tables/orders.ts';
export * from './tables/payments.ts';
export * from './tables/promo-codes.ts';
export * from './tables/promo-redemptions.ts';
export * from './tables/rate-limits.ts';
export * from './tables/refunds.ts';
export * from './tables/restaurants.ts';
export * from './tables/service.ts';
export * from './tables/staff.ts';
