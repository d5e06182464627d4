import type { Choice } from '@tiffin/domain';
import type { ReactElement } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { menuStrings } from '../menu.strings.ts';
import { AgeMark } from './AgeMark.tsx';
import * as styles from './DietaryMarks.css.ts';
import { NameWithAge } from './NameWithAge.tsx';

interface NameWithMarksProps {
  /** What the choice is called; an element where the words look another way. */
  name: string | ReactElement;
  /** The choice, with its own marks. */
  choice: Pick<Choice, 'dietary' | 'isAlcohol'>;
}

/** The name of a choice with the marks that it has. */
export const NameWithMarks = ({ name, choice: { dietary = [], isAlcohol } }: NameWithMarksProps) =>
  dietary.length === 0 ? (
    <NameWithAge name={name} isAlcohol={isAlcohol} />
  ) : (
    <span className={styles.named}>
      <span>{name}</span>{' '}
      {dietary.map((mark) => (
        <span key={mark} className={styles.mark} title={menuStrings.marks[mark].name}>
          <span aria-hidden="true">{menuStrings.marks[mark].letter}</span>
          <VisuallyHidden>{menuStrings.marks[mark].name}</VisuallyHidden>
        </span>
      ))}
      {isAlcohol && <AgeMark />}
    </span>
  );
