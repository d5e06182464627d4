import { cartLimits } from '@tiffin/domain';
import { useState } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { orderNoteStrings } from '../cart.strings.ts';
import * as styles from './OrderNote.css.ts';

export interface OrderNoteProps {
  /** The note so far. */
  note: string;
  /** Called with the new text at each change, at most 500 characters. */
  onChange: (note: string) => void;
}

/** A note for the kitchen: one quiet button until the customer wants it. */
export const OrderNote = ({ note, onChange }: OrderNoteProps) => {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && note === '') {
    return (
      <button type="button" className={styles.adder} onClick={() => setIsOpen(true)}>
        <Icon name="note" />
        <span>{orderNoteStrings.add}</span>
      </button>
    );
  }
  return (
    <div className={styles.note}>
      <TextArea
        label={orderNoteStrings.label}
        value={note}
        onChange={(text) => onChange(text.slice(0, cartLimits.maxNoteLength))}
        maxLength={cartLimits.maxNoteLength}
        help={orderNoteStrings.help}
        // Without its text a note from before would be a button again, and what is typed next lost.
        onFocus={() => setIsOpen(true)}
        autoFocus={isOpen}
      />
    </div>
  );
};
