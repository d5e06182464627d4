import type { CustomerMailFacts } from '../facts.ts';
import { MailLayout } from './MailLayout.tsx';
import { MailSection, Paragraph } from './MailSection.tsx';
import { mailStrings } from './mail.strings.ts';
import { OrderLines } from './OrderLines.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { WhereAndWhen } from './WhereAndWhen.tsx';

/** The words of a mail about an order that leaves the kitchen. */
interface HandoverStrings {
  readonly subject: (number: string) => string;
  readonly preview: (name: string) => string;
  readonly title: string;
  readonly lead: (name: string, number: string) => string;
  readonly dishes: string;
  readonly wrong: string;
  readonly ring: string;
  readonly end: string;
}

interface HandoverMailProps {
  readonly facts: CustomerMailFacts;
  readonly strings: HandoverStrings;
}

/** A mail about an order that leaves the kitchen: where and when, what is in the bag, whom to ring. */
export const HandoverMail = ({ facts, strings }: HandoverMailProps) => {
  const { order, restaurant } = facts;
  return (
    <MailLayout
      restaurant={restaurant}
      subject={strings.subject(order.number)}
      preview={strings.preview(restaurant.name)}
      title={strings.title}
      lead={strings.lead(restaurant.name, order.number)}
      why={mailStrings.footer.why(order.number)}
      allergyPhone={order.allergyPhone}
    >
      <WhereAndWhen {...facts} detail="" />
      <MailSection title={strings.dishes}>
        <OrderLines items={order.items} />
      </MailSection>
      <MailSection title={strings.wrong} isLast>
        <Paragraph>
          {strings.ring}
          <PhoneLink number={restaurant.phone} />
          {strings.end}
        </Paragraph>
      </MailSection>
    </MailLayout>
  );
};
