/** Customer-facing words that turn a promo code's terms into a sentence; the home page shows none. */
export const promoTermsStrings = {
  ordersOver: (amount: string) => `Orders over ${amount}`,
  deliveryOrdersOver: (amount: string) => `Delivery orders over ${amount}`,
  anyOrder: 'Any order',
  anyDeliveryOrder: 'Any delivery order',
  collectionOrdersOver: (amount: string) => `Collection orders over ${amount}`,
  anyCollectionOrder: 'Any collection order',
  firstOrder: 'your first order',
  mode: { delivery: 'delivered', collection: 'collected' },
  forParts: (parts: string) => `for ${parts}`,
  onDays: (days: string) => `on ${days}`,
  upTo: (amount: string) => `up to ${amount} off`,
  until: (date: string) => `until ${date}`,
} as const;
