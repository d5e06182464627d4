import type { CustomerMailFacts } from '../../facts.ts';
import { MailLayout } from '../../parts/MailLayout.tsx';
import { MailSection, Paragraph } from '../../parts/MailSection.tsx';
import { mailStrings } from '../../parts/mail.strings.ts';
import { OrderLines } from '../../parts/OrderLines.tsx';
import { PhoneLink } from '../../parts/PhoneLink.tsx';
import { WhereAndWhen } from '../../parts/WhereAndWhen.tsx';
import { readyToCollectStrings as strings } from './ready-to-collect.strings.ts';

/** Subject of the mail about an order that can be collected. */
export const readyToCollectSubject = ({ order }: CustomerMailFacts): string => strings.subject(order.number);

/** The order can be collected: where, and what to say at the counter. */
export const ReadyToCollectMail = (facts: CustomerMailFacts) => {
  const { order, restaurant } = facts;
  return (
    <MailLayout
      restaurant={restaurant}
      subject={readyToCollectSubject(facts)}
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
