/** Who can give money back: people of the restaurant, its customer by cancelling, or those who run the system. */
export const refundAuthorKinds = ['customer', 'restaurant', 'system', 'operator', 'provider'] as const;

/** Who has given money back. */
export interface RefundAuthor {
  readonly kind: (typeof refundAuthorKinds)[number];
  /** The person or device of the restaurant; null for others, and for people who were erased. */
  readonly name: string | null;
}
