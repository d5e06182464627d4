import { type Address, addressLines } from '@tiffin/domain';
import { useId, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { addressPickerStrings } from '../cart.strings.ts';
import * as styles from './AddressPicker.css.ts';

export interface AddressPickerProps {
  /** The customer's addresses; null while they load. */
  addresses: readonly Address[] | null;
  /** The chosen one's id, or null. */
  selectedId: string | null;
  /** What went wrong while loading them. */
  error?: string | undefined;
  /** Where an address is added. */
  addHref: PageHref;
  /** Called with the id of the chosen address. */
  onSelect: (addressId: string) => void;
  /** Called when the customer asks to load the addresses again. */
  onRetry: () => void;
}

/** Chooses where the order goes, among the saved addresses. Without one it warns and leads to adding one. */
export const AddressPicker = (props: AddressPickerProps) => {
  const { addresses, selectedId, error, addHref, onSelect, onRetry } = props;
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  if (error !== undefined) {
    return (
      <div className={styles.picker}>
        <div className={styles.summary} role="alert">
          <Icon name="warning" className={styles.warning} />
          <span>{error}</span>
          <Button variant="text" onClick={onRetry}>
            {addressPickerStrings.retry}
          </Button>
        </div>
      </div>
    );
  }
  if (addresses === null) {
    return (
      <div className={styles.picker}>
        <div className={styles.summary}>
          <Spinner label={addressPickerStrings.loading} />
        </div>
      </div>
    );
  }
  if (addresses.length === 0) {
    return (
      <div className={styles.picker}>
        <div className={styles.summary}>
          <Icon name="warning" className={styles.warning} />
          <span>
            <span className={styles.missing}>{addressPickerStrings.noneTitle}</span>
            <span className={styles.key}>{addressPickerStrings.noneText}</span>
          </span>
          <Link href={addHref} isLarge>
            {addressPickerStrings.add}
          </Link>
        </div>
      </div>
    );
  }
  const selected = addresses.find(({ id }) => id === selectedId);
  return (
    <div className={styles.picker}>
      <button
        type="button"
        className={styles.summary}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name={selected ? 'pin' : 'warning'} className={selected ? undefined : styles.warning} />
        <span>
          <span className={styles.key}>{addressPickerStrings.deliveringTo}</span>
          <span className={styles.value}>
            {selected ? addressLines(selected).join(', ') : addressPickerStrings.chooseTitle}
          </span>
        </span>
        <Icon name="open" className={styles.chevron} />
      </button>
      {isOpen && (
        <div id={listId} className={styles.list} role="radiogroup" aria-label={addressPickerStrings.list}>
          {addresses.map((address) => (
            <label key={address.id} className={styles.choice}>
              <input
                type="radio"
                className={styles.radio}
                name={listId}
                checked={address.id === selectedId}
                onChange={() => onSelect(address.id)}
              />
              <span>{addressLines(address).join(', ')}</span>
            </label>
          ))}
          <ButtonLink href={addHref} variant="text" icon="add">
            {addressPickerStrings.addAnother}
          </ButtonLink>
        </div>
      )}
    </div>
  );
};
