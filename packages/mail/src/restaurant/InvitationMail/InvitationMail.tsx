import { localTimes } from '@tiffin/domain';
import type { MailFacts } from '../../facts.ts';
import { ActionButton, FactPair, Figure } from '../../parts/FactPair.tsx';
import { MailLayout } from '../../parts/MailLayout.tsx';
import { MailSection, Paragraph } from '../../parts/MailSection.tsx';
import { mailStrings } from '../../parts/mail.strings.ts';
import { invitationStrings as strings } from './invitation.strings.ts';

/** Subject of the mail that invites a person to a team. */
export const invitationSubject = ({ restaurant }: MailFacts['invitation']): string =>
  strings.subject(restaurant.name);

/** Invites a person to a restaurant's team: by whom, as what, until when, and how to accept. */
export const InvitationMail = (facts: MailFacts['invitation']) => {
  const { restaurant, invitedBy, email, role, expiresAt, counterUrl } = facts;
  const { time, fullDate } = localTimes(restaurant.timeZone);
  return (
    <MailLayout
      restaurant={restaurant}
      subject={invitationSubject(facts)}
      preview={strings.preview}
      title={strings.title(restaurant.name)}
      lead={strings.lead(restaurant.name, invitedBy)}
      why={mailStrings.footer.whyInvited(restaurant.name)}
    >
      <MailSection>
        <FactPair
          first={<Figure term={strings.role} value={strings.roleName(role)} detail={strings.duty(role)} />}
          second={<Figure term={strings.until} value={time(expiresAt)} detail={fullDate(expiresAt)} />}
        />
      </MailSection>
      <MailSection title={strings.howTo}>
        <Paragraph>{strings.step(email)}</Paragraph>
        {counterUrl !== null && <ActionButton label={strings.open} href={counterUrl} />}
      </MailSection>
      <MailSection isLast>
        <Paragraph>{strings.notYou}</Paragraph>
      </MailSection>
    </MailLayout>
  );
};
