/**
 * SQL assignments that take the person out of an order and leave what tax law wants kept: what was sold, when, for how
 * much, and the payment's ids at the provider.
 */
export const forgottenOrder = `customer_id = null, cart_id = null, note = '', fingerprint = '', success_url = '',
  fail_url = '', payment_session_url = null,
  snapshot = snapshot || '{"address": null, "phoneNumber": null, "customerEmail": ""}'`;
