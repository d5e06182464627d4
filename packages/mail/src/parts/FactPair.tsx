import { Button, Column, Row, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { useMailLook } from '../look/mail-look-context.ts';

interface FactPairProps {
  first: ReactNode;
  second: ReactNode;
}

/** Two facts side by side: where and when, or how much and by when. */
export const FactPair = ({ first, second }: FactPairProps) => {
  const { fact } = useMailLook();
  return (
    <Row>
      <Column {...fact}>{first}</Column>
      <Column {...fact}>{second}</Column>
    </Row>
  );
};

interface FigureProps {
  term: string;
  value: string;
  detail?: string;
}

/** A fact that is a time or an amount, set large. */
export const Figure = ({ term, value, detail = '' }: FigureProps) => {
  const look = useMailLook();
  return (
    <>
      <Text {...look.term}>{term}</Text>
      <Text {...look.figure}>{value}</Text>
      {detail !== '' && <Text {...look.detail}>{detail}</Text>}
    </>
  );
};

interface ActionButtonProps {
  label: string;
  href: string;
}

/** The one thing to press in a mail. */
export const ActionButton = ({ label, href }: ActionButtonProps) => {
  const look = useMailLook();
  return (
    <Row>
      <Column {...look.buttonSpace}>
        <Button {...look.button} href={href}>
          {label}
        </Button>
      </Column>
    </Row>
  );
};
