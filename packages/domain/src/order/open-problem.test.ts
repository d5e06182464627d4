import { expect, test } from 'vitest';
import { type OrderProblemState, orderProblemStates } from '../order-problem/order-problem.ts';
import { hasOpenProblem } from './order-attention.ts';

const problem = (state: OrderProblemState) => ({
  ...({ id: state, reason: 'missing', state, lines: [], text: '', photos: [], answers: [] } as const),
  createdAt: '2026-11-20T18:40:00.000Z',
  closedAt: state === 'closed' ? '2026-11-20T18:45:00.000Z' : null,
});

test('an order has an open problem while one of its problems is open', () => {
  expect(hasOpenProblem({})).toBe(false);
  expect(hasOpenProblem({ problems: [problem('answered'), problem('closed')] })).toBe(false);
  expect(hasOpenProblem({ problems: orderProblemStates.map(problem) })).toBe(true);
});
