import { formatPounds, localTimes, orderedAt } from '@tiffin/domain';
import type { MailFacts } from '../../facts.ts';
import { ActionButton, FactPair, Figure } from '../../parts/FactPair.tsx';
import { MailLayout } from '../../parts/MailLayout.tsx';
import { MailSection, Paragraph } from '../../parts/MailSection.tsx';
import { mailStrings } from '../../parts/mail.strings.ts';
import { PausedSection } from '../../parts/PausedSection.tsx';
import { unansweredStrings as strings } from './unanswered.strings.ts';

/** Subject of the mail about an order that nobody answered. */
export const unansweredSubject = ({ order, pause }: MailFacts['unanswered']): string =>
  strings.subject(order.number, pause !== null);

/** Informs the managers that an order was declined unanswered, and that ordering is paused where it was the second. */
export const UnansweredMail = (facts: MailFacts['unanswered']) => {
  const { order, restaurant, pause, counterUrl } = facts;
  const { time, fullDate } = localTimes(restaurant.timeZone);
  const answerBy = order.acceptBy ?? orderedAt(order);
  return (
    <MailLayout
      restaurant={restaurant}
      subject={unansweredSubject(facts)}
      preview={strings.preview}
      title={strings.title}
      lead={strings.lead(order.number)}
      isBadNews
      why={mailStrings.footer.whyTeam(restaurant.name)}
    >
      <MailSection>
        <FactPair
          first={
            <Figure
              term={strings.paidBack}
              value={formatPounds(order.breakdown.totalAmount)}
              detail={strings.all}
            />
          }
          second={<Figure term={strings.answerBy} value={time(answerBy)} detail={fullDate(answerBy)} />}
        />
      </MailSection>
      {pause !== null && <PausedSection pause={pause} restaurant={restaurant} />}
      <MailSection title={strings.whatToDo} isLast>
        <Paragraph>{strings.step}</Paragraph>
        {counterUrl !== null && pause === null && (
          <ActionButton label={strings.openCounter} href={counterUrl} />
        )}
      </MailSection>
    </MailLayout>
  );
};
