import type { Namesakes, SoldOutTarget } from '@tiffin/domain';
import { availabilityStrings as strings } from '../availability.strings.ts';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import * as styles from './DishAvailability.css.ts';

interface NamesakeRowProps {
  namesakes: Namesakes;
  isDisabled: boolean;
  pendingIds: readonly string[];
  onTakeOff: (targets: readonly SoldOutTarget[]) => void;
  onPutBack: (targets: readonly SoldOutTarget[]) => void;
}

/** Everything of one name, which one press takes off until the next opening, or puts back. */
export const NamesakeRow = ({
  namesakes,
  isDisabled,
  pendingIds,
  onTakeOff,
  onPutBack,
}: NamesakeRowProps) => {
  const { name, targets, dishes, sides, isOff } = namesakes;
  return (
    <li className={styles.dish} aria-label={name}>
      <div className={styles.row}>
        <div className={styles.words}>
          <p className={styles.name[isOff ? 'off' : 'dish']}>{name}</p>
          <p className={styles.state[isOff ? 'off' : 'on']}>
            <span>{strings.places(dishes, sides)}</span>
          </p>
        </div>
        <CounterButton
          variant={isOff ? 'line' : 'ink'}
          aria-label={isOff ? strings.putBackAll(name) : strings.takeOffAll(name)}
          isLoading={targets.some(({ id }) => pendingIds.includes(id))}
          isDisabled={isDisabled}
          onClick={() => (isOff ? onPutBack : onTakeOff)(targets)}
        >
          {isOff ? strings.putBackEverywhere : strings.takeOffEverywhere}
        </CounterButton>
      </div>
    </li>
  );
};
