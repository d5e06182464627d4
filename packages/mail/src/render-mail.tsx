import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AcceptedMail, acceptedSubject } from './customer/AcceptedMail/AcceptedMail.tsx';
import { CancelledMail, cancelledSubject } from './customer/CancelledMail/CancelledMail.tsx';
import {
  DataRequestReceivedMail,
  dataRequestReceivedSubject,
} from './customer/DataRequestReceivedMail/DataRequestReceivedMail.tsx';
import { DeclinedMail, declinedSubject } from './customer/DeclinedMail/DeclinedMail.tsx';
import { DelayedMail, delayedSubject } from './customer/DelayedMail/DelayedMail.tsx';
import {
  OutForDeliveryMail,
  outForDeliverySubject,
} from './customer/OutForDeliveryMail/OutForDeliveryMail.tsx';
import { PlacedMail, placedSubject } from './customer/PlacedMail/PlacedMail.tsx';
import {
  ProblemAnsweredMail,
  problemAnsweredSubject,
} from './customer/ProblemAnsweredMail/ProblemAnsweredMail.tsx';
import {
  ReadyToCollectMail,
  readyToCollectSubject,
} from './customer/ReadyToCollectMail/ReadyToCollectMail.tsx';
import { RefundedMail, refundedSubject } from './customer/RefundedMail/RefundedMail.tsx';
import type { MailFacts, MailKind } from './facts.ts';
import { plainText } from './plain-text.ts';
import { DataRequestMail, dataRequestSubject } from './restaurant/DataRequestMail/DataRequestMail.tsx';
import { InvitationMail, invitationSubject } from './restaurant/InvitationMail/InvitationMail.tsx';
import {
  ProblemReportedMail,
  problemReportedSubject,
} from './restaurant/ProblemReportedMail/ProblemReportedMail.tsx';
import { RefundFailedMail, refundFailedSubject } from './restaurant/RefundFailedMail/RefundFailedMail.tsx';
import { TicketMail, ticketSubject } from './restaurant/TicketMail/TicketMail.tsx';
import { UnansweredMail, unansweredSubject } from './restaurant/UnansweredMail/UnansweredMail.tsx';
import { UnattendedMail, unattendedSubject } from './restaurant/UnattendedMail/UnattendedMail.tsx';
import { subjectLine } from './subject-line.ts';

/** A mail as it is sent: one subject line and the same facts as HTML and as plain text. */
export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

interface MailTemplate<Facts> {
  readonly subject: (facts: Facts) => string;
  readonly Mail: ComponentType<Facts>;
}

const templates: { readonly [Kind in MailKind]: MailTemplate<MailFacts[Kind]> } = {
  placed: { subject: placedSubject, Mail: PlacedMail },
  accepted: { subject: acceptedSubject, Mail: AcceptedMail },
  delayed: { subject: delayedSubject, Mail: DelayedMail },
  ready_to_collect: { subject: readyToCollectSubject, Mail: ReadyToCollectMail },
  out_for_delivery: { subject: outForDeliverySubject, Mail: OutForDeliveryMail },
  declined: { subject: declinedSubject, Mail: DeclinedMail },
  cancelled: { subject: cancelledSubject, Mail: CancelledMail },
  refunded: { subject: refundedSubject, Mail: RefundedMail },
  ticket: { subject: ticketSubject, Mail: TicketMail },
  unattended: { subject: unattendedSubject, Mail: UnattendedMail },
  unanswered: { subject: unansweredSubject, Mail: UnansweredMail },
  problem_reported: { subject: problemReportedSubject, Mail: ProblemReportedMail },
  problem_answered: { subject: problemAnsweredSubject, Mail: ProblemAnsweredMail },
  refund_failed: { subject: refundFailedSubject, Mail: RefundFailedMail },
  invitation: { subject: invitationSubject, Mail: InvitationMail },
  data_request: { subject: dataRequestSubject, Mail: DataRequestMail },
  data_request_received: { subject: dataRequestReceivedSubject, Mail: DataRequestReceivedMail },
};

/** The kinds of mail. */
export const mailKinds: readonly MailKind[] = Object.keys(templates).filter(
  (kind): kind is MailKind => kind in templates,
);

// The one that mail clients know; without one they use quirks mode.
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Writes a mail of one kind from its facts. Nothing is read or sent. */
export function renderMail<Kind extends MailKind>(kind: Kind, facts: MailFacts[Kind]): RenderedMail {
  const { subject, Mail } = templates[kind];
  // Not React Email's `render`, which needs streams of bytes: WebKit has none, and the stories show mails in it.
  const html = doctype + withoutDirectionMarks(renderToStaticMarkup(<Mail {...facts} />));
  return {
    subject: subjectLine(subject(facts)),
    html,
    text: plainText(html, kind === 'ticket' ? 'ticket' : 'mail'),
  };
}

// Marks that turn the direction of what follows: in a name they could make the rest of the mail say something else.
function withoutDirectionMarks(html: string): string {
  return html.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '');
}
