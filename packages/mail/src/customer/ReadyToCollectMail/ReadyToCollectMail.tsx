import type { CustomerMailFacts } from '../../facts.ts';
import { HandoverMail } from '../../parts/HandoverMail.tsx';
import { readyToCollectStrings as strings } from './ready-to-collect.strings.ts';

/** Subject of the mail about an order that can be collected. */
export const readyToCollectSubject = ({ order }: CustomerMailFacts): string => strings.subject(order.number);

/** The order can be collected: where, and what to say at the counter. */
export const ReadyToCollectMail = (facts: CustomerMailFacts) => (
  <HandoverMail facts={facts} strings={strings} />
);
