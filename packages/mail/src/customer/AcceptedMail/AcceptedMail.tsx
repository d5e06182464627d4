import { hasAllergyNote, hasNote, localTimes, reachedAt } from '@tiffin/domain';
import type { CustomerMailFacts } from '../../facts.ts';
import { dueTime } from '../../parts/due-time.ts';
import { MailLayout } from '../../parts/MailLayout.tsx';
import { MailSection, Paragraph } from '../../parts/MailSection.tsx';
import { mailStrings } from '../../parts/mail.strings.ts';
import { OrderLines } from '../../parts/OrderLines.tsx';
import { PhoneLink } from '../../parts/PhoneLink.tsx';
import { WhereAndWhen } from '../../parts/WhereAndWhen.tsx';
import { acceptedStrings as strings } from './accepted.strings.ts';

/** Subject of the mail about an accepted order. */
export const acceptedSubject = ({ order, restaurant }: CustomerMailFacts): string =>
  strings.subject[order.mode](order.number, dueTime(order, restaurant.timeZone));

/** The restaurant's promise: by when the order arrives or is ready. */
export const AcceptedMail = (facts: CustomerMailFacts) => {
  const { order, restaurant } = facts;
  const acceptedAt = reachedAt(order, 'accepted');
  const { time } = localTimes(restaurant.timeZone);
  return (
    <MailLayout
      restaurant={restaurant}
      subject={acceptedSubject(facts)}
      preview={strings.preview(restaurant.name)}
      title={strings.title[order.mode](dueTime(order, restaurant.timeZone))}
      lead={
        <>
          {strings.lead(restaurant.name, order.number)}
          {(hasNote(order) || hasAllergyNote(order)) && ` ${strings.noteRead}`}
        </>
      }
      why={mailStrings.footer.why(order.number)}
      allergyPhone={order.allergyPhone}
    >
      <WhereAndWhen
        {...facts}
        detail={acceptedAt === undefined ? '' : strings.acceptedAt(time(acceptedAt))}
      />
      <MailSection title={strings.coming}>
        <OrderLines items={order.items} />
      </MailSection>
      <MailSection title={strings.wrong} isLast>
        <Paragraph>
          {strings.ring}
          <PhoneLink number={restaurant.phone} />
          {strings.noCancel}
        </Paragraph>
      </MailSection>
    </MailLayout>
  );
};
