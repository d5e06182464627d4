import type { CounterOrder, OrderProblem } from '@tiffin/domain';
import { VisuallyHidden } from '@tiffin/ui';
import { useState } from 'react';
import { problemsStrings as strings } from './problems.strings.ts';

/** Says a problem that comes in while the app is open, once and without a sound; the marks in the lists are for eyes. */
export function ProblemNews({ orders }: { readonly orders: readonly CounterOrder[] }) {
  const [known, setKnown] = useState<ReadonlySet<string>>(() => new Set(orders.flatMap(openIds)));
  const [words, setWords] = useState('');
  const news = orders.filter((one) => openIds(one).some((id) => !known.has(id)));
  if (news.length > 0) {
    setKnown(new Set([...known, ...news.flatMap(openIds)]));
    setWords(news.map(wordsOf).join(' '));
  }
  return (
    <div role="status">
      {/* A second one of the same order is said again. */}
      <VisuallyHidden key={known.size}>{words}</VisuallyHidden>
    </div>
  );
}

const openIds = ({ order }: CounterOrder) => (order.problems ?? []).filter(isOpen).map(({ id }) => id);
const isOpen = ({ state }: OrderProblem) => state === 'open';

const wordsOf = ({ order, customer }: CounterOrder) =>
  strings.news(customer.name ?? strings.customer, order.number);
