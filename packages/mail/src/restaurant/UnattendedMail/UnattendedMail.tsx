import { Column, Row, Text } from '@react-email/components';
import { formatPounds, localTimes, type Order, orderedAt } from '@tiffin/domain';
import type { MailFacts, MailRestaurant } from '../../facts.ts';
import { useMailLook } from '../../look/mail-look-context.ts';
import { ActionButton } from '../../parts/FactPair.tsx';
import { MailLayout } from '../../parts/MailLayout.tsx';
import { MailSection, Paragraph } from '../../parts/MailSection.tsx';
import { mailStrings } from '../../parts/mail.strings.ts';
import { PausedSection } from '../../parts/PausedSection.tsx';
import { unattendedStrings as strings } from './unattended.strings.ts';

/** Subject of the mail about a restaurant without a device on shift. */
export const unattendedSubject = ({ restaurant, orders }: MailFacts['unattended']): string =>
  strings.subject(restaurant.name, orders.length);

/** Informs the managers that no device sees the orders, which orders wait, and what happens to them. */
export const UnattendedMail = (facts: MailFacts['unattended']) => {
  const { restaurant, orders, attendedAt, pause, counterUrl } = facts;
  const { time, fullDate } = localTimes(restaurant.timeZone);
  return (
    <MailLayout
      restaurant={restaurant}
      subject={unattendedSubject(facts)}
      preview={strings.preview}
      title={strings.title}
      lead={
        <>
          {attendedAt === null ? strings.never : strings.lastSeen(fullDate(attendedAt), time(attendedAt))}{' '}
          <b>{pause === null ? strings.open : strings.paused}</b>
        </>
      }
      isBadNews
      why={mailStrings.footer.whyTeam(restaurant.name)}
    >
      {orders.length > 0 && (
        <MailSection title={strings.waiting}>
          {orders.map((order) => (
            <WaitingOrder key={order.id} order={order} restaurant={restaurant} />
          ))}
        </MailSection>
      )}
      {pause !== null && <PausedSection pause={pause} restaurant={restaurant} />}
      <MailSection title={strings.whatToDo} isLast>
        <Paragraph>{strings.step}</Paragraph>
        {counterUrl !== null && <ActionButton label={strings.openCounter} href={counterUrl} />}
      </MailSection>
    </MailLayout>
  );
};

const WaitingOrder = ({ order, restaurant }: { order: Order; restaurant: MailRestaurant }) => {
  const look = useMailLook();
  const { time } = localTimes(restaurant.timeZone);
  return (
    <Row>
      <Column {...look.dish}>
        <Text {...look.dishName}>{order.number}</Text>
        <Text {...look.detail}>{strings.placedAt(time(orderedAt(order)))}</Text>
        {order.acceptBy !== null && <Text {...look.detail}>{strings.answerBy(time(order.acceptBy))}</Text>}
      </Column>
      <Column {...look.price}>{formatPounds(order.breakdown.totalAmount)}</Column>
    </Row>
  );
};
