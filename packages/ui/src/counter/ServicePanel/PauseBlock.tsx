import {
  type LocalTimes,
  type OpeningSchedule,
  type OrderingMode,
  type Pause,
  type ServiceEnd,
  serviceEnd,
} from '@tiffin/domain';
import { useId, useState } from 'react';
import { ChoiceChips } from '../ChoiceChips/ChoiceChips.tsx';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import * as pageStyles from '../counter-page.css.ts';
import { formatMoment } from '../format-moment.ts';
import { serviceStrings } from '../service.strings.ts';
import * as styles from './ServicePanel.css.ts';

interface PauseBlockProps {
  pause: Pause | null;
  modes: readonly OrderingMode[];
  schedule: OpeningSchedule;
  times: Pick<LocalTimes, 'time' | 'fullDate'>;
  now: Date;
  isPending: boolean;
  isDisabled: boolean;
  onPause: (modes: readonly OrderingMode[], end: ServiceEnd) => void;
  onResume: () => void;
}

type Subject = OrderingMode | 'both';
type Length = keyof typeof serviceStrings.pause.lengths;

const ends: Readonly<Record<Length, ServiceEnd>> = {
  minutes30: { minutes: 30 },
  minutes60: { minutes: 60 },
  minutes120: { minutes: 120 },
  closing: 'closing',
  next_opening: 'next_opening',
};

const lengths: readonly Length[] = ['minutes30', 'minutes60', 'minutes120', 'closing', 'next_opening'];

const strings = serviceStrings.pause;

const subjectOf = (modes: readonly OrderingMode[]): Subject => {
  const [mode, ...others] = modes;
  return mode === undefined || others.length > 0 ? 'both' : mode;
};

/** Pauses one mode or all orders, for a while: a pause always has an end. */
export const PauseBlock = (props: PauseBlockProps) => {
  const { pause, modes, schedule, times, now, isPending, isDisabled, onPause, onResume } = props;
  const titleId = useId();
  const [chosen, setChosen] = useState<Subject>(subjectOf(pause?.modes ?? modes.slice(0, 1)));
  const [chosenLength, setChosenLength] = useState<Length>('minutes60');
  const modesOf = (one: Subject) => (one === 'both' ? modes : [one]);
  const all: readonly Subject[] = modes.length > 1 ? [...modes, 'both'] : modes;
  // A new pause takes the place of the one in force, and must not start what that has stopped.
  const paused = modes.filter((mode) => pause?.modes.includes(mode));
  const subjects = all.filter((one) => paused.every((mode) => modesOf(one).includes(mode)));
  const subject = subjects.includes(chosen) ? chosen : 'both';
  const endOf = (one: Length) => serviceEnd(ends[one], schedule, now);
  const addsMode = paused.length > 0 && paused.length < modesOf(subject).length;
  // Where the other mode is paused too, the first stays paused for as long as it was.
  const possible = lengths.filter(
    (one) => !addsMode || pause === null || endOf(one) >= new Date(pause.until),
  );
  const length = possible.includes(chosenLength) ? chosenLength : (possible[0] ?? 'next_opening');
  const until = endOf(length).toISOString();
  return (
    <section className={pageStyles.firstBlock} aria-labelledby={titleId}>
      <h2 id={titleId} className={pageStyles.blockTitle}>
        {strings.title}
      </h2>
      {pause === null ? (
        <p className={pageStyles.aside}>{strings.text}</p>
      ) : (
        <div className={styles.inForce}>
          <p className={styles.inForceText}>
            <CounterIcon name="pause" />
            <span>
              <b>{strings.paused[subjectOf(pause.modes)](formatMoment(pause.until, now, times))}</b>
              <span>{strings.reasons[pause.reason]}</span>
            </span>
          </p>
          <CounterButton icon="play" isLoading={isPending} isDisabled={isDisabled} onClick={onResume}>
            {strings.resume}
          </CounterButton>
        </div>
      )}
      {subjects.length > 1 && (
        <ChoiceChips
          label={strings.what}
          columns={3}
          options={subjects.map((value) => ({ value, label: strings.modes[value] }))}
          value={subject}
          onChange={setChosen}
        />
      )}
      <p className={pageStyles.kicker}>{strings.howLong}</p>
      <ChoiceChips
        label={strings.howLong}
        columns={3}
        options={possible.map((value) => ({ value, label: strings.lengths[value] }))}
        value={length}
        onChange={setChosenLength}
      />
      <div className={styles.press}>
        <CounterButton
          variant="ink"
          isWide
          icon="pause"
          isLoading={isPending}
          isDisabled={isDisabled}
          onClick={() => onPause(modesOf(subject), ends[length])}
        >
          {strings.press(
            strings.subject[modes.length > 1 ? subject : 'both'],
            formatMoment(until, now, times),
          )}
        </CounterButton>
      </div>
    </section>
  );
};
