import {
  type AvailabilityEnd,
  type CounterChoice,
  type CounterDish,
  type LocalTimes,
  type NextOpening,
  type SoldOutTarget,
  weekdayNames,
} from '@tiffin/domain';
import { useId, useRef, useState } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { availabilityStrings as strings } from '../availability.strings.ts';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import { formatMoment, isToday } from '../format-moment.ts';
import * as styles from './DishAvailability.css.ts';
import { choicesOf, countOffChoices } from './menu-availability.ts';

/** What rows of dishes and choices need to write times and to act. */
export interface AvailabilityActions {
  times: Pick<LocalTimes, 'time' | 'fullDate'>;
  now: Date;
  nextOpening: NextOpening | null;
  isDisabled: boolean;
  pendingIds: readonly string[];
  onTakeOff: (target: SoldOutTarget, end: AvailabilityEnd) => void;
  onPutBack: (target: SoldOutTarget) => void;
}

/** One dish of the menu, which opens to be taken off, whole or by choice. */
export const DishAvailability = ({ dish, ...actions }: AvailabilityActions & { dish: CounterDish }) => {
  const choices = choicesOf(dish);
  const off = countOffChoices(dish);
  const [isOpen, setIsOpen] = useState(false);
  // What is off must be in sight, and choices are put back without opening anything.
  const shown = isOpen ? choices : choices.filter(({ isAvailable }) => !isAvailable);
  return (
    <li className={styles.dish}>
      <Row
        item={dish}
        kind="dish"
        detail={off > 0 ? strings.someOff(off) : choices.length > 0 ? strings.choices(choices.length) : null}
        isOpen={isOpen}
        onOpen={setIsOpen}
        {...actions}
      />
      {shown.length > 0 && (
        <>
          {isOpen && <p className={styles.kicker}>{strings.orChoice}</p>}
          <ul className={styles.choices[isOpen ? 'open' : 'closed']}>
            {shown.map((choice) => (
              <Choice key={choice.id} choice={choice} {...actions} />
            ))}
          </ul>
        </>
      )}
    </li>
  );
};

const Choice = ({ choice, ...actions }: AvailabilityActions & { choice: CounterChoice }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className={styles.choice} aria-label={choice.name}>
      <Row item={choice} kind="choice" detail={null} isOpen={isOpen} onOpen={setIsOpen} {...actions} />
    </li>
  );
};

interface RowProps extends AvailabilityActions {
  item: CounterChoice;
  kind: SoldOutTarget['kind'];
  /** What else there is to say while it is on the menu. */
  detail: string | null;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

const Row = ({ item, kind, detail, isOpen, onOpen, ...actions }: RowProps) => {
  const { isDisabled, pendingIds, onTakeOff, onPutBack } = actions;
  const lengthsId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const target = { kind, id: item.id };
  const isPending = pendingIds.includes(item.id);
  const isOff = !item.isAvailable;
  return (
    <>
      <div className={styles.row}>
        <div className={styles.words}>
          <p className={styles.name[isOff ? 'off' : kind]}>{item.name}</p>
          <p className={styles.state[isOff ? 'off' : 'on']}>
            <CounterIcon
              name={isOff ? 'sold-out' : 'check'}
              size="small"
              className={isOff ? undefined : styles.good}
            />
            <span>
              {isOff
                ? offWords(item, actions)
                : [strings.onMenu, ...(detail === null ? [] : [detail])].join(', ')}
            </span>
          </p>
        </div>
        {isOff ? (
          item.soldOut !== null && (
            <CounterButton
              variant="ink"
              size="small"
              isLoading={isPending}
              isDisabled={isDisabled}
              onClick={() => onPutBack(target)}
            >
              <span>
                <span>{strings.putBack}</span>
                <VisuallyHidden>{` ${item.name}`}</VisuallyHidden>
              </span>
            </CounterButton>
          )
        ) : (
          <CounterButton
            ref={opener}
            size="small"
            isLoading={isPending}
            isDisabled={isDisabled}
            aria-expanded={isOpen}
            aria-controls={isOpen ? lengthsId : undefined}
            onClick={() => onOpen(!isOpen)}
          >
            <span>
              <span>{isOpen ? strings.close : strings.takeOff}</span>
              <VisuallyHidden>{` ${item.name}`}</VisuallyHidden>
            </span>
          </CounterButton>
        )}
      </div>
      {isOpen && !isOff && (
        <div id={lengthsId}>
          {kind === 'dish' && <p className={styles.kicker}>{strings.wholeDish}</p>}
          <Lengths
            {...actions}
            onChoose={(end) => {
              // What was pressed goes: the keyboard goes on from the row.
              opener.current?.focus();
              onOpen(false);
              onTakeOff(target, end);
            }}
          />
        </div>
      )}
    </>
  );
};

interface LengthsProps extends AvailabilityActions {
  onChoose: (end: AvailabilityEnd) => void;
}

const hours = 2;

const Lengths = ({ times, now, nextOpening, isDisabled, onChoose }: LengthsProps) => {
  const { lengths } = strings;
  const back = new Date(now.getTime() + hours * 3_600_000).toISOString();
  const opening =
    nextOpening === null
      ? lengths.openingUnknown
      : `${weekdayNames[nextOpening.weekday]} ${nextOpening.time}`;
  const choices: readonly [AvailabilityEnd, string, string][] = [
    ['next_opening', lengths.opening, opening],
    [{ minutes: hours * 60 }, lengths.hours, lengths.hoursBack(formatMoment(back, now, times))],
    ['undone', lengths.undone, lengths.undoneDetail],
  ];
  return (
    <div className={styles.lengths}>
      {choices.map(([end, label, detail]) => (
        <CounterButton
          key={label}
          isDisabled={isDisabled}
          className={styles.length}
          onClick={() => onChoose(end)}
        >
          <span>{label}</span> <small className={styles.detail}>{detail}</small>
        </CounterButton>
      ))}
    </div>
  );
};

/** "Sold out, back at 20:10" today, "Sold out until Saturday 12:00" on another day. */
function offWords({ soldOut }: CounterChoice, { times, now }: AvailabilityActions): string {
  if (soldOut === null) return strings.byFile;
  const { until } = soldOut;
  if (until === null) return strings.untilUndone;
  return isToday(until, now, times)
    ? strings.back(times.time(until))
    : strings.until(formatMoment(until, now, times));
}
