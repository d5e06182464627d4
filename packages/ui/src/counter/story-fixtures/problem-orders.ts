import { type CounterOrder, type OrderProblem, refundOfProblem } from '@tiffin/domain';
import panorama from '../../private/fixtures/photos/panorama.webp';
import portrait from '../../private/fixtures/photos/portrait.webp';
import { deliveredOrderToRefund } from './counter-orders.ts';
import { at } from './sketch-order.ts';

const [, kulcha, , lassi] = deliveredOrderToRefund.order.items;

/** Two of the kulcha and the lassi were missing; two photos show it. */
export const missingProblem: OrderProblem = {
  id: '5f0c0ffee0ddba1100000f01',
  reason: 'missing',
  lines: [kulcha?.id ?? '', lassi?.id ?? ''],
  text: 'The bag had the rogan josh and the prawns only.\nWe looked twice.',
  photos: [
    { id: '5f0c0ffee0ddba1100000f11', width: 480, height: 640 },
    { id: '5f0c0ffee0ddba1100000f12', width: 1_200, height: 400 },
  ],
  state: 'open',
  createdAt: at('18:41'),
  answers: [],
  closedAt: null,
};

/** The whole order came late; answered and closed. */
const closedProblem: OrderProblem = {
  id: '5f0c0ffee0ddba1100000f02',
  reason: 'late',
  lines: [],
  text: '',
  photos: [],
  state: 'closed',
  createdAt: at('18:30'),
  answers: [{ text: 'We are sorry. The rider had a flat tyre.', at: at('18:33'), by: 'Maria' }],
  closedAt: at('18:35'),
};

/** Answered by someone who was erased since; more can be said. */
const answeredProblem: OrderProblem = {
  ...missingProblem,
  id: '5f0c0ffee0ddba1100000f03',
  reason: 'allergy',
  text: '<b>There was sesame</b> in it.',
  photos: [],
  state: 'answered',
  createdAt: at('18:36'),
  answers: [{ text: 'We are sorry. We will ring you about it.', at: at('18:39'), by: null }],
};

const withProblems = (...problems: readonly OrderProblem[]): CounterOrder => ({
  ...deliveredOrderToRefund,
  order: { ...deliveredOrderToRefund.order, problems },
});

/** Delivered, with one problem that waits for an answer. */
export const orderWithProblem = withProblems(missingProblem);

/** Delivered, with as many problems as an order can have, in each state. */
export const orderWithProblems = withProblems(closedProblem, answeredProblem, missingProblem);

/** What is prepared to go back for the missing dishes. */
export const preparedRefund = refundOfProblem(orderWithProblem.order, missingProblem);

const photos: Readonly<Record<string, string>> = {
  '5f0c0ffee0ddba1100000f11': portrait,
  '5f0c0ffee0ddba1100000f12': panorama,
};

/** Where a photo of these problems is. */
export const problemPhotoHref = (_problemId: string, photoId: string): string => photos[photoId] ?? '';

/** The same order with another problem, in the place of its own. */
export const withProblem = (entry: CounterOrder, problem: OrderProblem): CounterOrder => ({
  ...entry,
  order: { ...entry.order, problems: [problem] },
});
