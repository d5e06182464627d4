import { localTimes } from '@tiffin/domain';
import type { MailFacts } from '../../facts.ts';
import { dueTime } from '../../parts/due-time.ts';
import { MailLayout } from '../../parts/MailLayout.tsx';
import { MailSection, Paragraph } from '../../parts/MailSection.tsx';
import { mailStrings } from '../../parts/mail.strings.ts';
import { PhoneLink } from '../../parts/PhoneLink.tsx';
import { WhereAndWhen } from '../../parts/WhereAndWhen.tsx';
import { delayedStrings as strings } from './delayed.strings.ts';

/** Subject of the mail about a delay. */
export const delayedSubject = ({ order, restaurant }: MailFacts['delayed']): string =>
  strings.subject(order.number, dueTime(order, restaurant.timeZone));

/** A later promise than the one before. */
export const DelayedMail = ({ previousPromise, ...facts }: MailFacts['delayed']) => {
  const { order, restaurant } = facts;
  const before = localTimes(restaurant.timeZone).time(previousPromise);
  const now = dueTime(order, restaurant.timeZone);
  return (
    <MailLayout
      restaurant={restaurant}
      subject={delayedSubject({ ...facts, previousPromise })}
      preview={strings.preview(before, now)}
      title={strings.title(now)}
      lead={
        <>
          {strings.lead(restaurant.name, order.number)} <b>{strings.sorry}</b>
        </>
      }
      why={mailStrings.footer.why(order.number)}
      allergyPhone={order.allergyPhone}
    >
      <WhereAndWhen {...facts} detail={strings.instead(before)} />
      <MailSection title={strings.help} isLast>
        <Paragraph>
          {strings.ring}
          <PhoneLink number={restaurant.phone} />
          {strings.end}
        </Paragraph>
      </MailSection>
    </MailLayout>
  );
};
