import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { addressFormStrings as strings } from '../address.strings.ts';
import * as styles from './AddressForm.css.ts';
import { lookupMessage } from './use-address-form.ts';
import type { LookupState } from './use-postcode-lookup.ts';

interface PostcodeStatusProps {
  lookup: LookupState;
  onRetry: () => void;
}

/** Shows and announces how far the lookup is; the field itself shows what is wrong. */
export const PostcodeStatus = ({ lookup, onRetry }: PostcodeStatusProps) => (
  <div className={styles.lookup}>
    <div role="status">{wordsOf(lookup)}</div>
    {lookup.kind === 'unavailable' && (
      <Button variant="text" onClick={onRetry}>
        {strings.lookAgain}
      </Button>
    )}
  </div>
);

const wordsOf = (lookup: LookupState) => {
  if (lookup.kind === 'looking') {
    return (
      <span className={styles.looking}>
        <Spinner label="" />
        <span>{strings.looking}</span>
      </span>
    );
  }
  if (lookup.kind === 'found') {
    return (
      <span className={styles.found}>
        <Icon name="found" />
        <span>{strings.found(lookup.place.city, lookup.place.state)}</span>
      </span>
    );
  }
  const problem = lookupMessage(lookup.kind);
  return problem === undefined ? null : <VisuallyHidden>{problem}</VisuallyHidden>;
};
