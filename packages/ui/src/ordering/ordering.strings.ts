/** Customer-facing words of the ordering mode, the open status, the order bar and the offers. */
export const orderingStrings = {
  modeGroup: 'Ordering mode',
  login: 'Login',
  arrivesIn: 'Arrives in',
  readyIn: 'Ready in',
  opens: 'Opens',
  deliveryFee: 'Delivery',
  freeDelivery: 'Free',
  from: (amount: string) => `from ${amount}`,
  serviceFee: 'Service fee',
  percentOfDishes: (percent: number) => `${percent}% of the dishes`,
  feesBefore: 'Dish prices plus ',
  feesAfter: '. Nothing else is added at checkout.',
  noFees: 'Dish prices are all you pay. Nothing is added at checkout.',
  freeDeliveryFrom: (amount: string) => `Delivery is free from ${amount}.`,
  minimumOrder: 'Minimum order',
  feesShort: (fees: string) => `Fees ${fees}`,
  noFeesShort: 'No fees',
  minimumShort: (amount: string) => `min ${amount}`,
  minutes: (from: number, to: number) => `${from} to ${to} min`,
  opensAt: (day: string, time: string) => `${day} ${time}`,
  today: 'Today',
  tomorrow: 'Tomorrow',
  offers: 'Offers',
  code: 'Code',
  copy: 'Copy code',
} as const;

/** What rules an offer out for an order of the other mode. */
export const onlyModeStrings = {
  deliveryOnly: 'Delivery only',
  collectionOnly: 'Collection only',
} as const;

/** Customer-facing words of what a promo code gives. */
export const promoStrings = {
  free: 'Free',
  delivery: 'delivery',
  off: (amount: string) => `${amount} off`,
  target: { ORDER_TOTAL: 'your order', DELIVERY_FEE: 'your delivery fee', BOTH: 'order and delivery' },
  offTarget: {
    ORDER_TOTAL: 'off your order',
    DELIVERY_FEE: 'off your delivery fee',
    BOTH: 'off order and delivery',
  },
  over: (amount: string) => `over ${amount}`,
} as const;
