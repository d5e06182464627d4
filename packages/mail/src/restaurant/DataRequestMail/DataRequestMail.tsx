import { localTimes } from '@tiffin/domain';
import type { MailFacts } from '../../facts.ts';
import { fullCalendarDate } from '../../parts/calendar-date.ts';
import { FactPair, Figure } from '../../parts/FactPair.tsx';
import { MailLayout } from '../../parts/MailLayout.tsx';
import { MailLink } from '../../parts/MailLink.tsx';
import { Detail, MailSection, Paragraph } from '../../parts/MailSection.tsx';
import { mailStrings } from '../../parts/mail.strings.ts';
import { NoteBox } from '../../parts/NoteBox.tsx';
import { dataRequestStrings as strings } from './data-request.strings.ts';

/** Subject of the mail that hands a data request to its restaurant. */
export const dataRequestSubject = ({ reference, answerBy }: MailFacts['data_request']): string =>
  strings.subject(reference, fullCalendarDate(answerBy));

/** Hands a data request to its restaurant, whole, with the date by which the law wants an answer. */
export const DataRequestMail = (facts: MailFacts['data_request']) => {
  const { restaurant, reference, receivedAt, answerBy, kind, name, email, text, accountEmail } = facts;
  const { time, fullDate } = localTimes(restaurant.timeZone);
  const due = fullCalendarDate(answerBy);
  return (
    <MailLayout
      restaurant={restaurant}
      subject={dataRequestSubject(facts)}
      preview={strings.preview(due)}
      title={strings.title}
      lead={strings.lead(restaurant.name)}
      why={mailStrings.footer.whyTeam(restaurant.name)}
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
      <MailSection title={strings.asksFor}>
        <Paragraph>{strings.kind(kind)}</Paragraph>
      </MailSection>
      <MailSection title={strings.from}>
        <Paragraph>
          {name}
          <br />
          <MailLink address={email} />
        </Paragraph>
        <Detail>{accountEmail === null ? strings.noAccount : strings.account(accountEmail)}</Detail>
      </MailSection>
      {text !== '' && <NoteBox title={strings.text} note={text} />}
      <MailSection title={strings.whatToDo} isLast>
        <Paragraph>{strings.answerThem}</Paragraph>
        <Paragraph>{strings.check}</Paragraph>
        <Paragraph>{strings.ownData}</Paragraph>
      </MailSection>
    </MailLayout>
  );
};
