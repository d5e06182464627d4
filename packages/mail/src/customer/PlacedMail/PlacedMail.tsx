import {
  formatPounds,
  hasAllergyNote,
  hasNote,
  hasRiderNote,
  localTimes,
  needsAgeCheck,
  orderedAt,
} from '@tiffin/domain';
import type { CustomerMailFacts } from '../../facts.ts';
import { MailLayout } from '../../parts/MailLayout.tsx';
import { MailLink } from '../../parts/MailLink.tsx';
import { Detail, MailSection, Paragraph } from '../../parts/MailSection.tsx';
import { mailStrings } from '../../parts/mail.strings.ts';
import { NoteBox } from '../../parts/NoteBox.tsx';
import { OrderLines } from '../../parts/OrderLines.tsx';
import { PhoneLink } from '../../parts/PhoneLink.tsx';
import { OrderSums } from '../../parts/SumRows.tsx';
import { WhereAndWhen } from '../../parts/WhereAndWhen.tsx';
import { placedStrings as strings } from './placed.strings.ts';

/** Subject of the mail about a placed order. */
export const placedSubject = ({ order }: CustomerMailFacts): string =>
  strings.subject(order.number, formatPounds(order.breakdown.totalAmount));

/** The confirmation that the law asks for on paper or in a mail: who trades, what was ordered, what it cost, and the rights. */
export const PlacedMail = (facts: CustomerMailFacts) => {
  const { order, restaurant } = facts;
  const { time, fullDate } = localTimes(restaurant.timeZone);
  const placedAt = orderedAt(order);
  const isUnanswered = order.status === 'placed' && order.acceptBy !== null;
  const answerBy = isUnanswered && order.acceptBy !== null ? time(order.acceptBy) : '';
  return (
    <MailLayout
      restaurant={restaurant}
      subject={placedSubject(facts)}
      preview={isUnanswered ? strings.previewUntil(answerBy) : strings.preview}
      title={strings.title}
      lead={
        <>
          {strings.placedOn(order.number, fullDate(placedAt), time(placedAt))}
          {isUnanswered && (
            <>
              {' '}
              <b>{strings.unanswered}</b> {strings.answerBy(answerBy)}
            </>
          )}
        </>
      }
      why={mailStrings.footer.why(order.number)}
      allergyPhone={order.allergyPhone}
    >
      <WhereAndWhen {...facts} detail={isUnanswered ? strings.confirms : ''} />
      <MailSection title={strings.ordered}>
        <OrderLines items={order.items} />
        <OrderSums order={order} />
        <Payment {...facts} />
      </MailSection>
      {needsAgeCheck(order) && <NoteBox title={strings.age} note={strings.proofOfAge[order.mode]} />}
      {hasNote(order) && <NoteBox title={strings.note} note={order.note} />}
      {hasAllergyNote(order) && <NoteBox title={strings.allergy} note={order.allergyNote} />}
      {hasRiderNote(order) && <NoteBox title={strings.rider} note={order.riderNote} />}
      {order.wantsCutlery && <NoteBox title={strings.cutlery} note={strings.packed} />}
      <Rights {...facts} />
    </MailLayout>
  );
};

const Payment = ({ order, restaurant }: CustomerMailFacts) => {
  const { time, fullDate } = localTimes(restaurant.timeZone);
  const paidAt = orderedAt(order);
  const { vatNumber } = restaurant.legal;
  return (
    <Detail>
      {order.breakdown.totalAmount > 0 ? strings.paid(fullDate(paidAt), time(paidAt)) : strings.free}
      {vatNumber !== null && ` ${strings.vat(vatNumber)}`}
    </Detail>
  );
};

const Rights = ({ order, restaurant }: CustomerMailFacts) => {
  const isOffer = order.status === 'placed';
  return (
    <>
      <MailSection title={strings.contract}>
        <Paragraph>{isOffer ? strings.contractWhenAccepted : strings.contractMade}</Paragraph>
      </MailSection>
      <MailSection title={strings.cancel}>
        <Paragraph>
          {isOffer ? strings.cancelOnline : strings.cancelByPhone}
          <PhoneLink number={restaurant.phone} />
          {strings.end}
        </Paragraph>
        <Paragraph>{strings.noWithdrawal}</Paragraph>
      </MailSection>
      <MailSection title={strings.wrong} isLast>
        <Paragraph>
          {strings.complain} {strings.complainTo}
          <MailLink address={restaurant.email} />
          {strings.end}
        </Paragraph>
        <Paragraph>
          {strings.allergens}
          <PhoneLink number={order.allergyPhone} />
          {strings.now}
        </Paragraph>
      </MailSection>
    </>
  );
};
