import { Column, Heading, Row, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { useMailLook } from '../look/mail-look-context.ts';

interface MailSectionProps {
  title?: string;
  /** Whether it stands above the foot. */
  isLast?: boolean;
  children: ReactNode;
}

/** One part of a mail's column, with a heading where it needs one. */
export const MailSection = ({ title, isLast = false, children }: MailSectionProps) => {
  const look = useMailLook();
  return (
    <Row>
      <Column {...(isLast ? look.lastSection : look.section)}>
        {title !== undefined && (
          <Heading as="h2" {...look.heading}>
            {title}
          </Heading>
        )}
        {children}
      </Column>
    </Row>
  );
};

/** A paragraph of running text. */
export const Paragraph = ({ children }: { children: ReactNode }) => (
  <Text {...useMailLook().paragraph}>{children}</Text>
);

/** A line of small print. */
export const Detail = ({ children }: { children: ReactNode }) => (
  <Text {...useMailLook().detail}>{children}</Text>
);
