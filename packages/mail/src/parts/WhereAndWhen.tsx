import { Text } from '@react-email/components';
import { addressLines, expectedTime, formatPhoneNumber, localTimes } from '@tiffin/domain';
import type { CustomerMailFacts } from '../facts.ts';
import { useMailLook } from '../look/mail-look-context.ts';
import { ActionButton, FactPair, Figure } from './FactPair.tsx';
import { Lines } from './Lines.tsx';
import { MailSection } from './MailSection.tsx';
import { mailStrings as strings } from './mail.strings.ts';

interface WhereAndWhenProps extends CustomerMailFacts {
  /** A sentence under the time. */
  detail: string;
}

/** Where the order goes or waits, when, and the way to its page. */
export const WhereAndWhen = ({ order, restaurant, customer, orderUrl, detail }: WhereAndWhenProps) => {
  const look = useMailLook();
  const { mode, address } = order;
  const isDelivery = mode === 'delivery' && address !== null;
  const expected = expectedTime(order);
  const { time } = localTimes(restaurant.timeZone);
  const term =
    order.promisedTo === null
      ? isDelivery
        ? strings.arrivesAbout
        : strings.readyAbout
      : strings.promisedFor;
  return (
    <MailSection>
      <FactPair
        first={
          <>
            <Text {...look.term}>{isDelivery ? strings.deliveringTo : strings.collectingFrom}</Text>
            <Text {...look.strong}>
              <Lines lines={[isDelivery ? customer.name : restaurant.name]} />
            </Text>
            <Text {...look.text}>
              <Lines
                lines={
                  isDelivery
                    ? [...addressLines(address), formatPhoneNumber(customer.phone)]
                    : restaurant.address
                }
              />
            </Text>
          </>
        }
        second={
          expected !== null && (
            <Figure
              term={term}
              value={strings.timeRange(time(expected.from), time(expected.to))}
              detail={detail}
            />
          )
        }
      />
      <ActionButton label={strings.followOrder} href={orderUrl} />
    </MailSection>
  );
};
