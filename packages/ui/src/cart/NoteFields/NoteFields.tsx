import { type OrderingMode, type OrderNotes, phoneHref } from '@tiffin/domain';
import { Link } from '../../primitives/Link/Link.tsx';
import { orderNotesStrings as strings } from '../cart.strings.ts';
import { CutlerySwitch } from './CutlerySwitch.tsx';
import * as styles from './NoteFields.css.ts';
import { NoteRow } from './NoteRow.tsx';

export interface NoteFieldsProps {
  /** What is written and wanted so far. */
  notes: OrderNotes;
  /** Nobody rides with an order that is collected: its note to the rider is not asked for. */
  mode: OrderingMode;
  /** The restaurant's number for questions about allergies, as people write it. */
  allergyPhone: string;
  /** Called with all of it at each change, each text of at most 500 characters. */
  onChange: (notes: OrderNotes) => void;
}

/** What goes with an order: words to the kitchen, an allergy, words to the rider, cutlery. One quiet row each. */
export const NoteFields = ({ notes, mode, allergyPhone, onChange }: NoteFieldsProps) => (
  <section aria-label={strings.title} className={styles.rows}>
    <NoteRow
      icon="note"
      title={strings.kitchen}
      text={notes.note}
      onChange={(note) => onChange({ ...notes, note })}
    />
    <NoteRow
      icon="warning"
      title={strings.allergy}
      text={notes.allergyNote}
      help={
        <>
          <span>{strings.onlyAllergies}</span> <Link href={phoneHref(allergyPhone)}>{allergyPhone}</Link>
        </>
      }
      onChange={(allergyNote) => onChange({ ...notes, allergyNote })}
    />
    {mode === 'delivery' && (
      <NoteRow
        icon="delivery"
        title={strings.rider}
        text={notes.riderNote}
        onChange={(riderNote) => onChange({ ...notes, riderNote })}
      />
    )}
    <CutlerySwitch
      isOn={notes.wantsCutlery}
      onChange={(wantsCutlery) => onChange({ ...notes, wantsCutlery })}
    />
  </section>
);
