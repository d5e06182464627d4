import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { postcodeNoteStrings as noteStrings, addressFormStrings as strings } from '../address.strings.ts';
import * as styles from './AddressForm.css.ts';
import type { PostcodeNote } from './postcode-note.ts';
import type { LookupState } from './use-postcode-lookup.ts';

interface PostcodeStatusProps {
  lookup: LookupState;
  /** What the form knows less of than a delivery needs. */
  note: PostcodeNote | null;
  /** Called when the customer asks to look the postcode up again. */
  onRetry: () => void;
  /** Called when the customer wants to enter another postcode. */
  onAnotherPostcode: () => void;
}

/** Shows and announces how far the lookup is, and calmly what is missing: nothing here keeps an address from being saved. */
export const PostcodeStatus = ({ lookup, note, onRetry, onAnotherPostcode }: PostcodeStatusProps) => (
  <div className={note === null ? styles.lookup : styles.note[note.kind]}>
    <div role="status">{note === null ? <Progress lookup={lookup} /> : <Note {...note} />}</div>
    {note?.kind === 'unavailable' && (
      <div className={styles.noteActions}>
        <Button variant="secondary" size="small" onClick={onRetry}>
          {strings.lookAgain}
        </Button>
      </div>
    )}
    {note?.kind === 'outside' && (
      <div className={styles.noteActions}>
        <Button size="small" onClick={onAnotherPostcode}>
          {noteStrings.anotherPostcode}
        </Button>
        <Button type="submit" variant="secondary" size="small">
          {noteStrings.saveAnyway}
        </Button>
      </div>
    )}
  </div>
);

const Note = ({ kind, title, text }: PostcodeNote) => (
  <div className={styles.noteText}>
    <Icon name={kind === 'outside' ? 'pin' : 'info'} />
    <div>
      <strong className={styles.noteTitle}>{title}</strong>
      <p>{text}</p>
    </div>
  </div>
);

const Progress = ({ lookup }: { lookup: LookupState }) => {
  if (lookup.kind === 'looking') {
    return (
      <span className={styles.looking}>
        <Spinner label="" />
        <span>{strings.looking}</span>
      </span>
    );
  }
  if (lookup.kind !== 'found') return null;
  return (
    <span className={styles.found}>
      <Icon name="found" />
      <span>{strings.found(lookup.place.city, lookup.place.state)}</span>
    </span>
  );
};
