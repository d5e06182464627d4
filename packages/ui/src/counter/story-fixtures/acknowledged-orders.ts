import type { CounterOrder } from '@tiffin/domain';
import { at, byMaria, promised, reached, sketch } from './sketch-order.ts';

/** Accepted by the system for 19:25, printed at the till, with an allergy; nobody has seen it. */
export const unseenOrder: CounterOrder = {
  ...sketch({
    number: 'S-1043',
    name: 'Leila Haddad',
    total: 2450,
    dishes: [
      ['Yorkshire lamb chops', 1],
      ['Roomali roti', 2],
    ],
    order: {
      status: 'accepted',
      version: 2,
      placedAt: at('18:46:40'),
      acceptBy: null,
      allergyNote: 'Milk allergy.',
      ...promised('19:25'),
      ...reached(['placed', '18:46'], ['accepted', '18:46']),
    },
    history: [{ version: 2, action: 'accept', actor: 'system', name: null, at: at('18:46:41') }],
  }),
  prints: [
    {
      of: 'new',
      device: 'Tablet by the till',
      isOwn: false,
      claimedAt: at('18:46:42'),
      confirmedAt: at('18:47'),
    },
  ],
};

const untilTomorrow = { shownUntil: '2026-11-21T12:00:00.000Z' };

/** Cancelled by a manager while the kitchen had it; nobody has said yet that they have stopped. */
export const cancelledInKitchen: CounterOrder = {
  ...sketch({
    number: 'S-1038',
    name: 'Ben Whitaker',
    total: 2720,
    dishes: [
      ['Lamb seekh roll', 1],
      ['Chilli corn ribs', 2],
    ],
    order: {
      status: 'cancelled',
      version: 3,
      mode: 'collection',
      closedReason: 'customer_request',
      placedAt: at('18:25'),
      ...promised('18:50'),
      ...reached(['placed', '18:25'], ['accepted', '18:26'], ['cancelled', '18:46']),
    },
    history: [
      byMaria('accept', 2, '18:26'),
      { version: 3, action: 'cancel_accepted', actor: 'manager', name: 'Dev Patel', at: at('18:46') },
    ],
  }),
  ...untilTomorrow,
};

/** Nobody answered it by 18:31. */
export const missedOrder: CounterOrder = {
  ...sketch({
    number: 'S-1028',
    name: 'Nadia Rahman',
    total: 1745,
    dishes: [
      ['Butter chicken', 1],
      ['Masala fries', 1],
    ],
    order: {
      status: 'declined',
      version: 2,
      closedReason: 'unanswered',
      placedAt: at('18:26'),
      ...reached(['placed', '18:26'], ['declined', '18:31']),
    },
    history: [{ version: 2, action: 'decline_unanswered', actor: 'system', name: null, at: at('18:31') }],
  }),
  ...untilTomorrow,
};
