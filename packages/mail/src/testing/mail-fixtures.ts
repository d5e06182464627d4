import { type Address, type Order, type OrderItem, pence, unusedPaymentMessage } from '@tiffin/domain';
import type {
  CustomerMailFacts,
  DataRequestFacts,
  MailCustomer,
  MailFacts,
  MailPause,
  MailRefund,
  MailRestaurant,
} from '../facts.ts';

const at = (time: string) => `2026-11-20T${time}:00.000Z`;

/** Saffron & Smoke, the restaurant of the mocks. */
export const saffron: MailRestaurant = {
  name: 'Saffron & Smoke',
  legal: {
    companyName: 'Saffron & Smoke (Leeds) Ltd',
    companyNumber: '99384216',
    vatNumber: 'GB999481206',
    registeredAddress: '18 Call Lane, Leeds LS1 6DN',
  },
  address: ['18 Call Lane', 'Leeds', 'LS1 6DN'],
  phone: '0113 496 0141',
  email: 'hello@saffronandsmoke.example',
  timeZone: 'Europe/London',
  hue: 73,
  storefrontUrl: 'https://saffronandsmoke.example',
};

/** Forno Nonna, whose green is far from saffron. */
export const forno: MailRestaurant = {
  ...saffron,
  name: 'Forno Nonna',
  legal: {
    companyName: 'Forno Nonna Ltd',
    companyNumber: '99110022',
    vatNumber: null,
    registeredAddress: '4 Kirkgate, Leeds LS2 7DJ',
  },
  address: ['4 Kirkgate', 'Leeds', 'LS2 7DJ'],
  email: 'ciao@fornononna.example',
  hue: 140,
  storefrontUrl: 'https://fornononna.example',
};

/** A data request that came to Saffron & Smoke. */
export const dataRequestFacts: DataRequestFacts = {
  restaurant: saffron,
  reference: 'D-7K2MQX',
  receivedAt: at('10:15'),
  answerBy: '2026-12-20',
};

/** The same as the restaurant gets it: a visitor asks for a correction. */
export const correction: MailFacts['data_request'] = {
  ...dataRequestFacts,
  kind: 'correct',
  name: 'Amara Okafor',
  email: 'amara.okafor@example.com',
  text: 'My name is written Okafor, with a k.\nPlease put it right on order S-1042.',
  accountEmail: null,
};

/** Amara Okafor, who has ordered. */
export const amara: MailCustomer = { name: 'Amara Okafor', phone: '+447700900318' };

const home: Address = {
  id: 'a1',
  type: 'apartment',
  building: 'Flat 4, Granary Wharf',
  address: 'Flat 4, Granary Wharf, Leeds, LS1 4GJ',
  city: 'Leeds',
  postalCode: 'LS1 4GJ',
  isDefault: true,
  isVerified: true,
  latitude: 53.79,
  longitude: -1.55,
};

const tikka: OrderItem = {
  id: 'i1',
  menuItemId: 'm1',
  name: 'Smoked chicken tikka',
  photoUrl: null,
  quantity: 2,
  unitPrice: pence(1150),
  totalPrice: pence(2300),
  options: [
    { name: 'Heat', choices: [{ name: 'Medium', price: pence(0) }] },
    { name: 'Side', choices: [{ name: 'Saffron pilau', price: pence(0) }] },
  ],
  allergens: { contains: ['milk', 'mustard'], mayContain: [] },
};

const roll: OrderItem = {
  ...tikka,
  id: 'i2',
  name: 'Lamb seekh roll',
  quantity: 1,
  unitPrice: pence(925),
  totalPrice: pence(925),
  options: [],
  allergens: {
    contains: ['cereals_containing_gluten', 'eggs', 'mustard'],
    mayContain: ['milk', 'sesame'],
  },
};

const roti: OrderItem = {
  ...roll,
  id: 'i3',
  name: 'Roomali roti',
  unitPrice: pence(325),
  totalPrice: pence(325),
  allergens: { contains: ['cereals_containing_gluten'], mayContain: ['sesame'] },
};

/** The order of the mocks, S-1042: paid at 18:46, to be answered by 18:51. */
export const unansweredOrder: Order = {
  id: '5f0c0ffee0ddba1100000c01',
  number: 'S-1042',
  restaurantId: '5f0c0ffee0ddba1100000a01',
  status: 'placed',
  mode: 'delivery',
  createdAt: at('18:44'),
  placedAt: at('18:46'),
  paidAfterClosing: false,
  items: [tikka, roll, roti],
  address: home,
  note: 'Please use clean tongs, and ring me if the roll can’t be made without it.',
  allergyNote: 'Sesame',
  riderNote: 'Green door, second bell.',
  wantsCutlery: false,
  promoCode: null,
  breakdown: {
    subtotal: pence(3550),
    discount: pence(0),
    shippingCost: pence(249),
    applicationFeeAmount: pence(99),
    tipAmount: pence(0),
    totalAmount: pence(3898),
  },
  estimatedFrom: at('19:16'),
  estimatedTo: at('19:26'),
  allergyPhone: '0113 496 0142',
  version: 1,
  acceptBy: at('18:51'),
  promisedFrom: null,
  promisedTo: null,
  isDelayed: false,
  timeline: [{ status: 'placed', at: at('18:46') }],
  refundedAmount: pence(0),
  refunds: [],
  otherRefunds: [],
  payment: null,
  hasUnusedPayment: false,
  closedReason: null,
  canCancel: true,
};

/** Accepted at 18:48 for 19:22. */
export const acceptedOrder: Order = {
  ...unansweredOrder,
  status: 'accepted',
  version: 2,
  promisedFrom: at('19:22'),
  promisedTo: at('19:22'),
  timeline: [...unansweredOrder.timeline, { status: 'accepted', at: at('18:48') }],
  canCancel: false,
};

/** Accepted by the system: the promise is the estimate. */
export const automaticOrder: Order = {
  ...acceptedOrder,
  acceptBy: null,
  promisedFrom: at('19:16'),
  promisedTo: at('19:26'),
  timeline: [...unansweredOrder.timeline, { status: 'accepted', at: at('18:46') }],
};

/** An order as it would be for collection. */
export const forCollection = (order: Order): Order => ({
  ...order,
  mode: 'collection',
  address: null,
  riderNote: '',
  breakdown: { ...order.breakdown, shippingCost: pence(0), totalAmount: pence(3649) },
});

/** Ten per cent off with a promo code. */
export const promoOrder: Order = {
  ...unansweredOrder,
  promoCode: 'SMOKE10',
  breakdown: { ...unansweredOrder.breakdown, discount: pence(355), totalAmount: pence(3543) },
};

/** With a tip on top. */
export const tippedOrder: Order = {
  ...unansweredOrder,
  breakdown: { ...unansweredOrder.breakdown, tipAmount: pence(250), totalAmount: pence(4148) },
};

/** Everything free by promo code: nothing was charged. */
export const freeOrder: Order = {
  ...forCollection(unansweredOrder),
  promoCode: 'STAFF',
  breakdown: {
    subtotal: pence(3550),
    discount: pence(3550),
    shippingCost: pence(0),
    applicationFeeAmount: pence(0),
    tipAmount: pence(0),
    totalAmount: pence(0),
  },
};

/** Nothing stated for one dish, none of the 14 in another, only traces in a third. */
export const notStatedOrder: Order = {
  ...unansweredOrder,
  items: [
    { ...tikka, allergens: null },
    { ...roll, allergens: { contains: [], mayContain: [] } },
    { ...roti, allergens: { contains: [], mayContain: ['nuts', 'peanuts'] } },
  ],
};

/** Twenty-four dishes, as an office orders. */
export const longOrder: Order = {
  ...unansweredOrder,
  items: Array.from({ length: 24 }, (_, index) => ({
    ...(index % 2 === 0 ? tikka : roll),
    id: `long-${index}`,
    name: `${index % 2 === 0 ? tikka.name : roll.name} ${index + 1}`,
  })),
  breakdown: { ...unansweredOrder.breakdown, subtotal: pence(38700), totalAmount: pence(39048) },
};

const longWord = 'Donaudampfschifffahrtsgesellschaft'.repeat(4);

/** Tags, entities, direction marks, line breaks, very long words and emoji in everything that people type. */
export const hostileOrder: Order = {
  ...unansweredOrder,
  note: `<script>alert("note")</script>\nSecond line\r\n</td></table><b>bold</b> ${longWord} 🌶️👩‍👩‍👧`,
  allergyNote: `<b>Nuts</b> ${longWord}`,
  riderNote: `</td></table><i>Door</i> ${longWord}`,
  items: [
    { ...tikka, name: '<img src=x onerror=alert(1)> & "Tikka" \u202egnihtemos\u202c' },
    {
      ...roll,
      name: longWord,
      options: [{ name: 'Side', choices: [{ name: '</p><h1>Free</h1> 🍟', price: pence(0) }] }],
    },
  ],
  address: { ...home, building: '"><svg onload=alert(2)>', city: '<!-- Leeds' },
};

/** A name that tries to add a header and to turn the line around. */
export const hostileCustomer: MailCustomer = {
  name: 'Mallory\r\nBcc: everyone@example.com \u202e<b>drow</b>',
  phone: '+447700900318',
};

/** The facts of the mocks for a mail to the customer. */
export const customerFacts: CustomerMailFacts = {
  order: unansweredOrder,
  restaurant: saffron,
  customer: amara,
  orderUrl: 'https://saffronandsmoke.example/orders/5f0c0ffee0ddba1100000c01',
};

/** The restaurant's counter. */
export const counterUrl = 'https://counter.example/saffron-and-smoke';

/** Ordering is paused after two orders without an answer, over the night. */
export const unansweredPause: MailPause = {
  reason: 'unanswered',
  until: '2026-11-21T12:00:00Z',
  serviceUrl: 'https://counter.example/service',
};

/** The same because no device is on shift. */
export const unattendedPause: MailPause = { ...unansweredPause, reason: 'unattended' };

/** Declined because something has run out. */
export const declinedOrder: Order = {
  ...unansweredOrder,
  status: 'declined',
  closedReason: 'out_of_stock',
  canCancel: false,
};

/** Nobody answered it in time. */
export const missedOrder: Order = {
  ...declinedOrder,
  closedReason: 'unanswered',
  acceptBy: unansweredOrder.acceptBy,
};

/** Cancelled by its customer. */
export const cancelledOrder: Order = { ...declinedOrder, status: 'cancelled', closedReason: 'customer' };

/** Delivered without the roll, which was paid back. */
export const refundedOrder: Order = { ...acceptedOrder, status: 'completed', refundedAmount: pence(925) };

/** What went back for the roll. */
export const rollRefund: MailRefund = {
  amount: pence(925),
  isOtherPayment: false,
  sentAt: at('19:41'),
  reason: 'The lamb seekh roll was missing, and we are sorry.',
  lines: [{ name: 'Lamb seekh roll', quantity: 1, amount: pence(925) }],
};

/** All of a second payment of 38.98, which the order did not need. */
export const secondPaymentRefund: MailRefund = {
  amount: pence(3898),
  isOtherPayment: true,
  sentAt: at('19:41'),
  reason: unusedPaymentMessage,
  lines: [],
};

/** An order whose first dish holds alcohol. */
export const alcoholOrder: Order = {
  ...automaticOrder,
  ageConfirmed: true,
  items: automaticOrder.items.map((item, index) => (index === 0 ? { ...item, isAlcohol: true } : item)),
};

/** An order whose first dish is vegan and halal as it was chosen. */
export const dietsOrder: Order = {
  ...automaticOrder,
  items: automaticOrder.items.map((item, index) =>
    index === 0 ? { ...item, dietary: ['vegan', 'halal'] } : item,
  ),
};
