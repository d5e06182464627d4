import { Column, Row, Text } from '@react-email/components';
import { formatPounds, localTimes, orderedAt, subtractPence, zeroPence } from '@tiffin/domain';
import type { MailFacts, MailRefund } from '../../facts.ts';
import { useMailLook } from '../../look/mail-look-context.ts';
import { MailLayout } from '../../parts/MailLayout.tsx';
import { Detail, MailSection } from '../../parts/MailSection.tsx';
import { mailStrings } from '../../parts/mail.strings.ts';
import { MissingRefund, RefundAmount } from '../../parts/RefundFacts.tsx';
import { SumRow } from '../../parts/SumRows.tsx';
import { refundedStrings as strings } from './refunded.strings.ts';

/** Subject of the mail about a refund. */
export const refundedSubject = ({ order, refund }: MailFacts['refunded']): string =>
  strings.subject(formatPounds(refund.amount), order.number);

/** How much goes back, why, for which dishes, and what is paid in the end. */
export const RefundedMail = (facts: MailFacts['refunded']) => {
  const { order, restaurant, refund } = facts;
  const { fullDate, time } = localTimes(restaurant.timeZone);
  const amount = formatPounds(refund.amount);
  return (
    <MailLayout
      restaurant={restaurant}
      subject={refundedSubject(facts)}
      preview={strings.preview(amount)}
      title={strings.title(amount)}
      lead={
        <>
          {strings.lead(order.number, fullDate(orderedAt(order)))} <b>{refund.reason}</b>
        </>
      }
      why={(refund.isOtherPayment ? mailStrings.footer.whyPaid : mailStrings.footer.why)(order.number)}
      allergyPhone={order.allergyPhone}
    >
      <MailSection>
        <RefundAmount order={order} amount={refund.amount} isOtherPayment={refund.isOtherPayment} />
        <Detail>{strings.sentAt(fullDate(refund.sentAt), time(refund.sentAt))}</Detail>
      </MailSection>
      {refund.lines.length > 0 && (
        <MailSection title={strings.forWhat}>
          <RefundLines lines={refund.lines} />
        </MailSection>
      )}
      {!refund.isOtherPayment && <PaidSums {...facts} />}
      <MissingRefund order={order} amount={refund.amount} restaurant={restaurant} />
    </MailLayout>
  );
};

const RefundLines = ({ lines }: Pick<MailRefund, 'lines'>) => {
  const look = useMailLook();
  return lines.map(({ name, quantity, amount }, index) => (
    <Row key={index}>
      <Column {...look.quantity}>{mailStrings.quantity(quantity)}</Column>
      <Column {...look.dish}>
        <Text {...look.dishName}>{name}</Text>
      </Column>
      <Column {...look.price}>{formatPounds(amount)}</Column>
    </Row>
  ));
};

const PaidSums = ({ order, refund }: MailFacts['refunded']) => {
  const before = subtractPence(order.refundedAmount, refund.amount);
  const { tipAmount, totalAmount } = order.breakdown;
  return (
    <MailSection title={strings.sums}>
      <SumRow label={strings.paid} amount={totalAmount} />
      {tipAmount > 0 && <SumRow label={strings.tip} amount={tipAmount} />}
      {before > 0 && <SumRow label={strings.wentBack} amount={subtractPence(zeroPence, before)} />}
      <SumRow label={strings.goesBack} amount={subtractPence(zeroPence, refund.amount)} />
      <SumRow label={strings.left} amount={subtractPence(totalAmount, order.refundedAmount)} isTotal />
    </MailSection>
  );
};
