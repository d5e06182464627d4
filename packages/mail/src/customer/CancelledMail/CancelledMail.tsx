import { formatPounds } from '@tiffin/domain';
import type { ClosedMailFacts } from '../../facts.ts';
import { MailLayout } from '../../parts/MailLayout.tsx';
import { MailSection } from '../../parts/MailSection.tsx';
import { mailStrings } from '../../parts/mail.strings.ts';
import { OrderLines } from '../../parts/OrderLines.tsx';
import { MissingRefund, RefundFacts } from '../../parts/RefundFacts.tsx';
import { reasonOf } from '../../parts/reason-of.ts';
import { cancelledStrings as strings } from './cancelled.strings.ts';

/** Subject of the mail about a cancelled order. */
export const cancelledSubject = ({ order, refund }: ClosedMailFacts): string =>
  refund.kind === 'none'
    ? strings.subject(order.number)
    : strings.subjectWithRefund(order.number, formatPounds(refund.amount));

/** That the order is cancelled, by whom and why, and what goes back. */
export const CancelledMail = (facts: ClosedMailFacts) => {
  const { order, restaurant, refund } = facts;
  const reason = reasonOf(order);
  const isByCustomer = order.closedReason === 'customer';
  return (
    <MailLayout
      restaurant={restaurant}
      subject={cancelledSubject(facts)}
      preview={reason || strings.byRestaurant(restaurant.name, order.number)}
      title={strings.title}
      lead={
        <>
          {isByCustomer
            ? strings.byCustomer(order.number)
            : strings.byRestaurant(restaurant.name, order.number)}{' '}
          <b>{isByCustomer ? strings.notCooked : reason}</b>
        </>
      }
      isBadNews
      why={mailStrings.footer.why(order.number)}
      allergyPhone={order.allergyPhone}
    >
      <RefundFacts
        facts={facts}
        nothing={order.breakdown.totalAmount > 0 ? strings.nothingGoesBack : strings.nothingPaid}
        action={mailStrings.followOrder}
        href={facts.orderUrl}
      />
      <MailSection title={strings.dishes} isLast={refund.kind === 'none'}>
        <OrderLines items={order.items} />
      </MailSection>
      {refund.kind !== 'none' && <MissingRefund {...facts} amount={refund.amount} />}
    </MailLayout>
  );
};
