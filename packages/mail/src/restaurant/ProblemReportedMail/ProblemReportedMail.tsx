import { localTimes, orderedAt } from '@tiffin/domain';
import type { MailFacts } from '../../facts.ts';
import { ActionButton, FactPair, Figure } from '../../parts/FactPair.tsx';
import { MailLayout } from '../../parts/MailLayout.tsx';
import { MailSection, Paragraph } from '../../parts/MailSection.tsx';
import { mailStrings } from '../../parts/mail.strings.ts';
import { NoteBox } from '../../parts/NoteBox.tsx';
import { ProblemDishes } from '../../parts/ProblemDishes.tsx';
import { problemStrings } from '../../parts/problem.strings.ts';
import { problemReportedStrings as strings } from './problem-reported.strings.ts';

/** Subject of the mail about something wrong with an order. */
export const problemReportedSubject = ({ order, problem }: MailFacts['problem_reported']): string =>
  strings.subject(order.number, problemStrings.reasons[problem.reason]);

/** Informs the managers of what a customer has found wrong with an order, in the customer's words. */
export const ProblemReportedMail = (facts: MailFacts['problem_reported']) => {
  const { order, restaurant, customer, problem, counterUrl } = facts;
  const { time, fullDate } = localTimes(restaurant.timeZone);
  const ordered = orderedAt(order);
  return (
    <MailLayout
      restaurant={restaurant}
      subject={problemReportedSubject(facts)}
      preview={strings.preview}
      title={strings.title}
      lead={
        <>
          {strings.lead(customer.name, order.number, problemStrings.reasons[problem.reason])}{' '}
          <b>{strings.waits}</b>
        </>
      }
      isBadNews
      why={mailStrings.footer.whyTeam(restaurant.name)}
    >
      <MailSection>
        <FactPair
          first={
            <Figure
              term={strings.reported}
              value={time(problem.reportedAt)}
              detail={fullDate(problem.reportedAt)}
            />
          }
          second={<Figure term={strings.ordered} value={time(ordered)} detail={fullDate(ordered)} />}
        />
      </MailSection>
      <ProblemDishes problem={problem} />
      {problem.text !== '' && <NoteBox title={strings.words(customer.name)} note={problem.text} />}
      <MailSection title={strings.whatToDo} isLast>
        <Paragraph>{counterUrl === null ? strings.stepsWithoutCounter : strings.steps}</Paragraph>
        {counterUrl !== null && <ActionButton label={strings.open} href={counterUrl} />}
      </MailSection>
    </MailLayout>
  );
};
