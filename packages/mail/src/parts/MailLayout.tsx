import { Column, Heading, Row, Text } from '@react-email/components';
import { traderSentence } from '@tiffin/domain';
import type { ReactNode } from 'react';
import { useMailLook } from '../look/mail-look-context.ts';
import { MailDocument, type MailDocumentProps } from './MailDocument.tsx';
import { MailLink } from './MailLink.tsx';
import { mailStrings } from './mail.strings.ts';
import { PhoneLink } from './PhoneLink.tsx';

interface MailHeadProps {
  title: string;
  /** The news in one or two sentences. */
  lead: ReactNode;
  /** Whether the news is bad: the bar under the head is grey then. */
  isBadNews?: boolean;
}

interface MailFootProps {
  /** Why the reader gets this mail. */
  why: string;
  /** Number for questions about allergens, where customers read the mail. */
  allergyPhone?: string;
}

interface MailLayoutProps extends MailDocumentProps, MailHeadProps, MailFootProps {}

/** The frame of every mail but the ticket: head with the news, one column, and the trader at the foot. */
export const MailLayout = ({
  restaurant,
  subject,
  preview,
  title,
  lead,
  isBadNews = false,
  why,
  allergyPhone = '',
  children,
}: MailLayoutProps) => (
  <MailDocument restaurant={restaurant} subject={subject} preview={preview} card="card">
    <MailHead restaurant={restaurant} title={title} lead={lead} isBadNews={isBadNews} />
    {children}
    <MailFoot restaurant={restaurant} why={why} allergyPhone={allergyPhone} />
  </MailDocument>
);

const MailHead = ({
  restaurant,
  title,
  lead,
  isBadNews,
}: MailHeadProps & Pick<MailDocumentProps, 'restaurant'>) => {
  const look = useMailLook();
  return (
    <Row>
      <Column {...(isBadNews ? look.headOff : look.head)}>
        <Text {...look.brand}>{restaurant.name}</Text>
        <Heading {...look.title}>{title}</Heading>
        <Text {...look.lead}>{lead}</Text>
      </Column>
    </Row>
  );
};

const MailFoot = ({
  restaurant,
  why,
  allergyPhone,
}: Required<MailFootProps> & Pick<MailDocumentProps, 'restaurant'>) => {
  const look = useMailLook();
  const words = mailStrings.footer;
  return (
    <Row>
      <Column {...look.foot}>
        <Text {...look.footText}>{traderSentence(restaurant.name, restaurant.legal)}</Text>
        <Text {...look.footText}>
          {words.telephone} <PhoneLink number={restaurant.phone} />.{' '}
          {allergyPhone !== '' && (
            <>
              {words.allergies} <PhoneLink number={allergyPhone} />.{' '}
            </>
          )}
          {words.email} <MailLink address={restaurant.email} />.
        </Text>
        <Text {...look.footText}>{why}</Text>
      </Column>
    </Row>
  );
};
