import { formatPounds, type Order, type Pence } from '@tiffin/domain';
import type { ClosedMailFacts, MailRestaurant } from '../facts.ts';
import { ActionButton, FactPair, Figure } from './FactPair.tsx';
import { MailLink } from './MailLink.tsx';
import { MailSection, Paragraph } from './MailSection.tsx';
import { mailStrings } from './mail.strings.ts';

const words = mailStrings.refund;

interface RefundAmountProps {
  order: Order;
  amount: Pence;
  /** Whether it is of another payment than the one that placed the order. @default false */
  isOtherPayment?: boolean;
}

/** How much goes back to the customer, and how long banks take. */
export const RefundAmount = ({ order, amount, isOtherPayment = false }: RefundAmountProps) => {
  const total = order.breakdown.totalAmount;
  const ofOrder = amount === total ? words.all : words.part(formatPounds(total));
  return (
    <FactPair
      first={
        <Figure
          term={words.goesBack}
          value={formatPounds(amount)}
          detail={isOtherPayment ? words.otherPayment : ofOrder}
        />
      }
      second={<Figure term={words.reaches} value={words.workingDays} detail={words.byBank} />}
    />
  );
};

interface RefundFactsProps {
  facts: ClosedMailFacts;
  /** What to say when nothing goes back. */
  nothing: string;
  /** What to press, and where it leads. */
  action: string;
  href: string;
}

/** What goes back for an order that ended without food, or that nothing does. */
export const RefundFacts = ({ facts: { order, refund }, nothing, action, href }: RefundFactsProps) => (
  <MailSection>
    {refund.kind === 'none' ? (
      <Paragraph>{nothing}</Paragraph>
    ) : (
      <RefundAmount order={order} amount={refund.amount} />
    )}
    <ActionButton label={action} href={href} />
  </MailSection>
);

interface MissingRefundProps extends RefundAmountProps {
  restaurant: MailRestaurant;
}

/** What the customer can do when a refund does not arrive. */
export const MissingRefund = ({ order, amount, restaurant }: MissingRefundProps) => (
  <MailSection title={words.missingTitle} isLast>
    <Paragraph>
      {words.missing(restaurant.name, formatPounds(amount), order.number)}
      <MailLink address={restaurant.email} />
      {words.missingEnd}
    </Paragraph>
  </MailSection>
);
