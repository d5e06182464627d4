import type { CustomerMailFacts } from '../../facts.ts';
import { HandoverMail } from '../../parts/HandoverMail.tsx';
import { outForDeliveryStrings as strings } from './out-for-delivery.strings.ts';

/** Subject of the mail about an order that is on its way. */
export const outForDeliverySubject = ({ order }: CustomerMailFacts): string => strings.subject(order.number);

/** The order has left the restaurant: where it goes and by when. */
export const OutForDeliveryMail = (facts: CustomerMailFacts) => (
  <HandoverMail facts={facts} strings={strings} />
);
