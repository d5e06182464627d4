import { localTimes } from '@tiffin/domain';
import type { MailFacts } from '../../facts.ts';
import { fullCalendarDate } from '../../parts/calendar-date.ts';
import { FactPair, Figure } from '../../parts/FactPair.tsx';
import { MailLayout } from '../../parts/MailLayout.tsx';
import { MailSection, Paragraph } from '../../parts/MailSection.tsx';
import { mailStrings } from '../../parts/mail.strings.ts';
import { dataRequestReceivedStrings as strings } from './data-request-received.strings.ts';

/** Subject of the mail that acknowledges a data request. */
export const dataRequestReceivedSubject = ({ reference }: MailFacts['data_request_received']): string =>
  strings.subject(reference);

/** Acknowledges a data request to an address that nobody has verified, in fixed words. */
export const DataRequestReceivedMail = (facts: MailFacts['data_request_received']) => {
  const { restaurant, reference, receivedAt, answerBy } = facts;
  const { time, fullDate } = localTimes(restaurant.timeZone);
  const due = fullCalendarDate(answerBy);
  return (
    <MailLayout
      restaurant={restaurant}
      subject={dataRequestReceivedSubject(facts)}
      preview={strings.preview(due)}
      title={strings.title}
      lead={strings.lead(restaurant.name)}
      why={mailStrings.footer.whyTyped(restaurant.name)}
    >
      <MailSection>
        <FactPair
          first={
            <Figure
              term={strings.reference}
              value={reference}
              detail={strings.received(fullDate(receivedAt), time(receivedAt))}
            />
          }
          second={<Figure term={strings.answer} value={due} detail={strings.month} />}
        />
      </MailSection>
      <MailSection title={strings.next}>
        <Paragraph>{strings.nextText(restaurant.name)}</Paragraph>
      </MailSection>
      <MailSection title={strings.notYou} isLast>
        <Paragraph>{strings.notYouText}</Paragraph>
      </MailSection>
    </MailLayout>
  );
};
