/**
 * SQL assignments that take out of an order what only its hours are for: an allergy is health data, and the way to the
 * door is nobody's business later. The fingerprint is made of both.
 */
export const forgottenNotes = "allergy_note = '', rider_note = '', fingerprint = ''";

/** A SQL statement that forgets, for the ids in `swept`, that an allergy note was seen: that there was one. */
export const forgottenSights =
  'update order_acknowledgements a set allergy_seen = false from swept where a.order_id = swept.id';

/**
 * SQL assignments that take the person out of an order and leave what tax law wants kept: what was sold, when, for how
 * much, and the payment's ids at the provider.
 */
export const forgottenOrder = `customer_id = null, cart_id = null, note = '', ${forgottenNotes}, success_url = '',
  fail_url = '', payment_session_url = null,
  snapshot = snapshot || '{"address": null, "phoneNumber": null, "customerEmail": ""}'`;
