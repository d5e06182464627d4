import type { CustomerMailFacts } from '../../facts.ts';
import { MailLayout } from '../../parts/MailLayout.tsx';
import { MailSection, Paragraph } from '../../parts/MailSection.tsx';
import { mailStrings } from '../../parts/mail.strings.ts';
import { OrderLines } from '../../parts/OrderLines.tsx';
import { PhoneLink } from '../../parts/PhoneLink.tsx';
import { WhereAndWhen } from '../../parts/WhereAndWhen.tsx';
import { outForDeliveryStrings as strings } from './out-for-delivery.strings.ts';

/** Subject of the mail about an order that is on its way. */
export const outForDeliverySubject = ({ order }: CustomerMailFacts): string => strings.subject(order.number);

/** The order has left the restaurant: where it goes and by when. */
export const OutForDeliveryMail = (facts: CustomerMailFacts) => {
  const { order, restaurant } = facts;
  return (
    <MailLayout
      restaurant={restaurant}
      subject={outForDeliverySubject(facts)}
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
