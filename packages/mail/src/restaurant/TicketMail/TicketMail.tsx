import { Column, Heading, Hr, Row, Text } from '@react-email/components';
import {
  addressLines,
  countDishes,
  formatPhoneNumber,
  formatPounds,
  hasAllergyNote,
  hasNote,
  hasRiderNote,
  localTimes,
  needsAgeCheck,
  orderedAt,
} from '@tiffin/domain';
import type { OrderMailFacts } from '../../facts.ts';
import { useMailLook } from '../../look/mail-look-context.ts';
import { dueTime } from '../../parts/due-time.ts';
import { Lines, linesOf } from '../../parts/Lines.tsx';
import { MailDocument } from '../../parts/MailDocument.tsx';
import { TicketLines } from './TicketLines.tsx';
import { ticketStrings as strings } from './ticket.strings.ts';

const itemCount = ({ order }: OrderMailFacts) => strings.items(countDishes(order.items));

/** Subject of the ticket: what the kitchen sorts by. */
export const ticketSubject = ({ order, restaurant, customer }: OrderMailFacts): string => {
  const { number, mode } = order;
  const subject = strings.subject(
    number,
    strings.mode[mode],
    dueTime(order, restaurant.timeZone),
    customer.name,
  );
  const closed = closedWord(order);
  return closed === null ? subject : strings.closedSubject(closed, subject);
};

const closedWord = ({ status }: OrderMailFacts['order']) =>
  status === 'declined' || status === 'cancelled' ? strings.closed[status] : null;

/** The kitchen's ticket for one order, laid out as the 80 mm ticket of the counter. */
export const TicketMail = (facts: OrderMailFacts) => (
  <MailDocument
    restaurant={facts.restaurant}
    subject={ticketSubject(facts)}
    preview={closedWord(facts.order) === null ? strings.preview(itemCount(facts)) : strings.doNotCook}
    card="ticketCard"
  >
    <Ticket {...facts} />
  </MailDocument>
);

const Ticket = (facts: OrderMailFacts) => {
  const { order } = facts;
  const look = useMailLook();
  return (
    <Row>
      <Column {...look.ticket}>
        <ClosedHead {...facts} />
        <TicketHead {...facts} />
        {hasAllergyNote(order) && (
          <>
            <Text {...look.ticketNoteHead}>{strings.allergy}</Text>
            <Row>
              <Column {...look.ticketFrame}>
                <Text {...look.ticketNote}>
                  <Lines lines={linesOf(order.allergyNote)} />
                </Text>
              </Column>
            </Row>
          </>
        )}
        {needsAgeCheck(order) && (
          <Row>
            <Column {...look.ticketFrame}>
              <Text {...look.ticketNote}>
                <b>{strings.checkAge}</b> {strings.askForAge[order.mode]}
              </Text>
            </Column>
          </Row>
        )}
        {hasNote(order) && <Written title={strings.note} text={order.note} />}
        <Hr {...look.ticketRule} />
        <TicketLines items={order.items} />
        <Text {...look.ticketOption}>{strings.cutlery(order.wantsCutlery)}</Text>
        {hasRiderNote(order) && <Written title={strings.rider} text={order.riderNote} />}
        <TicketEnd {...facts} />
      </Column>
    </Row>
  );
};

/** What is to be read, but is no danger: a word above it, and no black. */
const Written = ({ title, text }: { title: string; text: string }) => {
  const look = useMailLook();
  return (
    <>
      <Text {...look.ticketWritten}>{title}</Text>
      <Text {...look.ticketOption}>
        <Lines lines={linesOf(text)} />
      </Text>
    </>
  );
};

const ClosedHead = ({ order }: OrderMailFacts) => {
  const look = useMailLook();
  const closed = closedWord(order);
  return (
    closed !== null && (
      <>
        <Text {...look.ticketNoteHead}>{closed}</Text>
        <Row>
          <Column {...look.ticketFrame}>
            <Text {...look.ticketNote}>{strings.doNotCook}</Text>
          </Column>
        </Row>
      </>
    )
  );
};

const TicketHead = (facts: OrderMailFacts) => {
  const { order, restaurant, customer } = facts;
  const look = useMailLook();
  const due = order.promisedTo === null ? strings.estimated : strings.promised;
  return (
    <>
      <Row>
        <Column>
          <Heading {...look.ticketNumber}>{order.number}</Heading>
        </Column>
        <Column {...look.ticketCount}>{itemCount(facts)}</Column>
      </Row>
      <Row>
        <Column {...look.ticketFrame}>
          <Text {...look.ticketMode}>{strings.modeMark[order.mode]}</Text>
        </Column>
      </Row>
      <Row className="m-pair">
        <Column {...look.ticketTerm}>{due[order.mode]}</Column>
        <Column {...look.ticketDue}>{dueTime(order, restaurant.timeZone)}</Column>
      </Row>
      <Text {...look.ticketName}>
        <Lines lines={[customer.name]} />
      </Text>
      {order.address !== null && (
        <Text {...look.ticketPlace}>
          <Lines lines={addressLines(order.address)} />
        </Text>
      )}
    </>
  );
};

const TicketEnd = ({ order, restaurant, customer }: OrderMailFacts) => {
  const { time } = localTimes(restaurant.timeZone);
  return (
    <>
      <EndRow label={strings.ring} value={formatPhoneNumber(customer.phone)} />
      {order.breakdown.tipAmount > 0 && (
        <EndRow label={strings.tip} value={formatPounds(order.breakdown.tipAmount)} />
      )}
      <EndRow label={strings.total} value={formatPounds(order.breakdown.totalAmount)} />
      <EndRow label={strings.placed} value={time(orderedAt(order))} />
    </>
  );
};

const EndRow = ({ label, value }: { label: string; value: string }) => {
  const look = useMailLook();
  return (
    <Row className="m-pair">
      <Column {...look.ticketEnd}>{label}</Column>
      <Column {...look.ticketEndValue}>{value}</Column>
    </Row>
  );
};
