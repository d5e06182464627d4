import { Text } from '@react-email/components';
import { formatPhoneNumber, formatPounds, localTimes } from '@tiffin/domain';
import type { MailFacts } from '../../facts.ts';
import { useMailLook } from '../../look/mail-look-context.ts';
import { ActionButton, FactPair, Figure } from '../../parts/FactPair.tsx';
import { Lines } from '../../parts/Lines.tsx';
import { MailLayout } from '../../parts/MailLayout.tsx';
import { MailSection, Paragraph } from '../../parts/MailSection.tsx';
import { mailStrings } from '../../parts/mail.strings.ts';
import { refundFailedStrings as strings } from './refund-failed.strings.ts';

/** Subject of the mail about a refund that was not made. */
export const refundFailedSubject = ({ order, amount }: MailFacts['refund_failed']): string =>
  strings.subject(order.number, formatPounds(amount));

/** Informs the managers that a promised refund did not go back, whose it is, and what to do. */
export const RefundFailedMail = (facts: MailFacts['refund_failed']) => {
  const { order, restaurant, amount, isOtherPayment, failedAt, counterUrl } = facts;
  const { time, fullDate } = localTimes(restaurant.timeZone);
  return (
    <MailLayout
      restaurant={restaurant}
      subject={refundFailedSubject(facts)}
      preview={strings.preview}
      title={strings.title}
      lead={
        <>
          {strings.lead(formatPounds(amount), order.number)} <b>{strings.promised}</b>
        </>
      }
      isBadNews
      why={mailStrings.footer.whyTeam(restaurant.name)}
    >
      <MailSection>
        <FactPair
          first={
            <Figure
              term={strings.amount}
              value={formatPounds(amount)}
              detail={
                isOtherPayment ? strings.ofOther : strings.of(formatPounds(order.breakdown.totalAmount))
              }
            />
          }
          second={<Figure term={strings.failedAt} value={time(failedAt)} detail={fullDate(failedAt)} />}
        />
      </MailSection>
      <MailSection title={strings.customer}>
        <CustomerText {...facts} />
      </MailSection>
      <MailSection title={strings.whatToDo} isLast>
        <Paragraph>{stepsOf(facts)}</Paragraph>
        {counterUrl !== null && <ActionButton label={strings.open} href={counterUrl} />}
      </MailSection>
    </MailLayout>
  );
};

const CustomerText = ({ customer }: MailFacts['refund_failed']) => (
  <Text {...useMailLook().text}>
    <Lines
      lines={customer === null ? [strings.erased] : [customer.name, formatPhoneNumber(customer.phone)]}
    />
  </Text>
);

function stepsOf({ isOtherPayment, dashboardShare, counterUrl }: MailFacts['refund_failed']): string {
  if (isOtherPayment) return strings.stepsOtherPayment;
  if (dashboardShare !== null) {
    return strings.stepsAfterDashboard(
      formatPounds(dashboardShare.refunded),
      formatPounds(dashboardShare.left),
    );
  }
  return counterUrl === null ? strings.stepsWithoutCounter : strings.steps;
}
