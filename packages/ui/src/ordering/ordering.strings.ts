/** Customer-facing words of the ordering mode, the open status, the order bar and the offers. */
export const orderingStrings = {
  modeGroup: 'Ordering mode',
  login: 'Login',
  arrivesIn: 'Arrives in',
  readyIn: 'Ready in',
  opens: 'Opens',
  deliveryFee: 'Delivery',
  freeDelivery: 'Free',
  minimumOrder: 'Minimum order',
  minutes: (from: number, to: number) => `${from} to ${to} min`,
  opensAt: (day: string, time: string) => `${day} ${time}`,
  today: 'Today',
  tomorrow: 'Tomorrow',
  offers: 'Offers',
  code: 'Code',
  apply: 'Apply',
  applied: 'Applied',
  appliedToCart: 'Applied to your cart',
  copy: 'Copy code',
} as const;

/** Customer-facing words that turn a promo code's terms into a sentence. */
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
  ordersOver: (amount: string) => `Orders over ${amount}`,
  deliveryOrdersOver: (amount: string) => `Delivery orders over ${amount}`,
  anyOrder: 'Any order',
  anyDeliveryOrder: 'Any delivery order',
  until: (date: string) => `until ${date}`,
} as const;
