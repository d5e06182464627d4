import { localTimes } from '@tiffin/domain';
import type { MailFacts } from '../../facts.ts';
import { ActionButton } from '../../parts/FactPair.tsx';
import { MailLayout } from '../../parts/MailLayout.tsx';
import { MailLink } from '../../parts/MailLink.tsx';
import { Detail, MailSection, Paragraph } from '../../parts/MailSection.tsx';
import { mailStrings } from '../../parts/mail.strings.ts';
import { NoteBox } from '../../parts/NoteBox.tsx';
import { PhoneLink } from '../../parts/PhoneLink.tsx';
import { ProblemDishes } from '../../parts/ProblemDishes.tsx';
import { problemStrings } from '../../parts/problem.strings.ts';
import { problemAnsweredStrings as strings } from './problem-answered.strings.ts';

/** Subject of the mail about an answer of the restaurant. */
export const problemAnsweredSubject = ({
  order,
  restaurant,
  answer,
}: MailFacts['problem_answered']): string =>
  (answer === null ? strings.subjectClosed : strings.subject)(restaurant.name, order.number);

/** What the restaurant answers to what the customer has found wrong, or that it has closed it. */
export const ProblemAnsweredMail = (facts: MailFacts['problem_answered']) => {
  const { order, restaurant, problem, answer, answeredAt, isClosed, orderUrl } = facts;
  const { time, fullDate } = localTimes(restaurant.timeZone);
  const when = [fullDate(answeredAt), time(answeredAt)] as const;
  return (
    <MailLayout
      restaurant={restaurant}
      subject={problemAnsweredSubject(facts)}
      preview={answer === null ? strings.previewClosed(order.number) : strings.preview(restaurant.name)}
      title={answer === null ? strings.titleClosed : strings.title}
      lead={
        <>
          {strings.lead(fullDate(problem.reportedAt), order.number, problemStrings.reasons[problem.reason])}{' '}
          {isClosed && <b>{strings.closed}</b>}
        </>
      }
      why={mailStrings.footer.why(order.number)}
      allergyPhone={order.allergyPhone}
    >
      {answer !== null && <NoteBox title={strings.writes(restaurant.name)} note={answer} />}
      <MailSection>
        <Detail>{answer === null ? strings.closedAt(...when) : strings.answeredAt(...when)}</Detail>
        <ActionButton label={strings.follow} href={orderUrl} />
      </MailSection>
      <ProblemDishes problem={problem} />
      {problem.text !== '' && <NoteBox title={strings.yourWords} note={problem.text} />}
      <MailSection title={strings.help} isLast>
        <Paragraph>
          {strings.ring}
          <PhoneLink number={restaurant.phone} />
          {strings.orWrite}
          <MailLink address={restaurant.email} />
          {strings.end}
        </Paragraph>
      </MailSection>
    </MailLayout>
  );
};
