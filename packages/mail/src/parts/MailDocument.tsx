import { Body, Container, Head, Html, Preview } from '@react-email/components';
import type { ReactNode } from 'react';
import type { MailRestaurant } from '../facts.ts';
import { mailColours } from '../look/mail-colours.ts';
import { type MailLook, mailLook } from '../look/mail-look.ts';
import { MailLookProvider } from '../look/mail-look-context.ts';
import { mailStyleSheet } from '../look/mail-style-sheet.ts';

export interface MailDocumentProps {
  restaurant: MailRestaurant;
  /** The subject, which is the document's title too. */
  subject: string;
  /** What the inbox shows beside the subject. */
  preview: string;
  children: ReactNode;
}

interface MailDocumentFrameProps extends MailDocumentProps {
  /** The style of the column. */
  card: keyof Pick<MailLook, 'card' | 'ticketCard'>;
}

/** The document of a mail: its head, its colours for both schemes and one column. */
export const MailDocument = ({ restaurant, subject, preview, card, children }: MailDocumentFrameProps) => {
  const look = mailLook(mailColours(restaurant.hue, 'light'));
  return (
    <Html lang="en-GB">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <title>{subject}</title>
        <style>{mailStyleSheet(mailColours(restaurant.hue, 'dark'))}</style>
      </Head>
      <MailLookProvider value={look}>
        <Body {...look.body}>
          <Preview>{preview}</Preview>
          <Container {...look[card]}>{children}</Container>
        </Body>
      </MailLookProvider>
    </Html>
  );
};
