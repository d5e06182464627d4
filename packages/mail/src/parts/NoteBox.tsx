import { Column, Row, Text } from '@react-email/components';
import { useMailLook } from '../look/mail-look-context.ts';
import { Lines, linesOf } from './Lines.tsx';
import { MailSection } from './MailSection.tsx';

interface NoteBoxProps {
  title: string;
  note: string;
}

/** A note that a person has typed, in a box of its own. */
export const NoteBox = ({ title, note }: NoteBoxProps) => {
  const look = useMailLook();
  return (
    <MailSection>
      <Row>
        <Column {...look.box}>
          <Text {...look.strong}>{title}</Text>
          <Text {...look.text}>
            <Lines lines={linesOf(note)} />
          </Text>
        </Column>
      </Row>
    </MailSection>
  );
};
