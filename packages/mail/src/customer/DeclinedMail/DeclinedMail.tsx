import { formatPounds } from '@tiffin/domain';
import type { ClosedMailFacts } from '../../facts.ts';
import { MailLayout } from '../../parts/MailLayout.tsx';
import { MailSection } from '../../parts/MailSection.tsx';
import { mailStrings } from '../../parts/mail.strings.ts';
import { OrderLines } from '../../parts/OrderLines.tsx';
import { MissingRefund, RefundFacts } from '../../parts/RefundFacts.tsx';
import { reasonOf } from '../../parts/reason-of.ts';
import { declinedStrings as strings } from './declined.strings.ts';

/** Subject of the mail about a declined order. */
export const declinedSubject = ({ order, refund }: ClosedMailFacts): string =>
  refund.kind === 'none'
    ? strings.subject(order.number)
    : strings.subjectWithRefund(order.number, formatPounds(refund.amount));

/** Why the restaurant does not cook the order, and what goes back. */
export const DeclinedMail = (facts: ClosedMailFacts) => {
  const { order, restaurant, refund } = facts;
  const reason = reasonOf(order);
  return (
    <MailLayout
      restaurant={restaurant}
      subject={declinedSubject(facts)}
      preview={reason || strings.lead(restaurant.name, order.number)}
      title={strings.title}
      lead={
        <>
          {strings.lead(restaurant.name, order.number)} <b>{reason}</b>
        </>
      }
      isBadNews
      why={mailStrings.footer.why(order.number)}
      allergyPhone={order.allergyPhone}
    >
      <RefundFacts
        facts={facts}
        nothing={strings.nothing}
        action={strings.again}
        href={restaurant.storefrontUrl}
      />
      <MailSection title={strings.dishes} isLast={refund.kind === 'none'}>
        <OrderLines items={order.items} />
      </MailSection>
      {refund.kind !== 'none' && <MissingRefund {...facts} amount={refund.amount} />}
    </MailLayout>
  );
};
