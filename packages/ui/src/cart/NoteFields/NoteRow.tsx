import { cartLimits } from '@tiffin/domain';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/icons.ts';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { orderNotesStrings as strings } from '../cart.strings.ts';
import * as styles from './NoteFields.css.ts';

interface NoteRowProps {
  icon: IconName;
  title: string;
  text: string;
  help?: ReactNode;
  onChange: (text: string) => void;
}

/** One text: a row that says what is written, and its field once the customer wants to write. */
export const NoteRow = ({ icon, title, text, help, onChange }: NoteRowProps) => {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <button type="button" className={styles.row} onClick={() => setIsOpen(true)}>
        <Icon name={icon} />
        <span className={styles.what}>
          <span className={styles.title}>{title}</span>
          {text !== '' && (
            <>
              {' '}
              <span dir="auto" className={styles.written}>
                {text}
              </span>
            </>
          )}
        </span>{' '}
        <span className={styles.change}>{text === '' ? strings.add : strings.change}</span>
      </button>
    );
  }
  return (
    <TextArea
      className={styles.field}
      label={
        <span className={styles.label}>
          <Icon name={icon} />
          <span>{title}</span>
        </span>
      }
      value={text}
      onChange={(next) => onChange(next.slice(0, cartLimits.maxNoteLength))}
      maxLength={cartLimits.maxNoteLength}
      help={help}
      rows={2}
      autoFocus
    />
  );
};
