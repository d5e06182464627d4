import { Column, Row, Text } from '@react-email/components';
import type { MailProblem } from '../facts.ts';
import { useMailLook } from '../look/mail-look-context.ts';
import { Detail, MailSection, Paragraph } from './MailSection.tsx';
import { mailStrings } from './mail.strings.ts';
import { problemStrings as strings } from './problem.strings.ts';

interface ProblemDishesProps {
  problem: MailProblem;
}

/** The dishes that a problem is about, in full quantity, and how many photos came with it. */
export const ProblemDishes = ({ problem: { lines, photoCount } }: ProblemDishesProps) => {
  const look = useMailLook();
  return (
    <MailSection title={strings.about}>
      {lines.length === 0 && <Paragraph>{strings.wholeOrder}</Paragraph>}
      {lines.map(({ name, quantity }, index) => (
        <Row key={index}>
          <Column {...look.quantity}>{mailStrings.quantity(quantity)}</Column>
          <Column {...look.dish}>
            <Text {...look.dishName}>{name}</Text>
          </Column>
        </Row>
      ))}
      {photoCount > 0 && <Detail>{strings.photos(photoCount)}</Detail>}
    </MailSection>
  );
};
