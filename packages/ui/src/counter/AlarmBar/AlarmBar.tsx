import type { LocalTimes, Pause } from '@tiffin/domain';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import type { CounterIconName } from '../CounterIcon/counter-icons.ts';
import { formatMoment } from '../format-moment.ts';
import * as styles from './AlarmBar.css.ts';
import { alarmStrings } from './alarm.strings.ts';

/** What the counter cannot keep quiet about; instants are ISO 8601, and `hasFailed` is the last try to resume. */
export type CounterAlarm =
  | { readonly kind: 'offline'; readonly since: string }
  | { readonly kind: 'sound_blocked' }
  | { readonly kind: 'slept'; readonly from: string; readonly to: string }
  | {
      readonly kind: 'paused';
      readonly pause: Pause;
      readonly now: Date;
      readonly hasFailed: boolean;
    }
  | {
      readonly kind: 'not_on_team';
      readonly name: string;
      readonly email: string;
      readonly restaurantName: string;
    };

/** Props of {@link AlarmBar}. */
export interface AlarmBarProps {
  /** What is wrong, or was. */
  alarm: CounterAlarm;
  /** Writes instants in the restaurant's time zone. */
  times: Pick<LocalTimes, 'time' | 'fullDate'>;
  /** Called when the bar is pressed: try again, unlock the sound, take the notice of the sleep away, resume, or sign out. */
  onPress: () => void;
}

interface AlarmWords {
  readonly look: 'late' | 'calm';
  readonly icon: CounterIconName;
  readonly title: string;
  readonly text: string;
  readonly press: string;
  readonly pressIcon: CounterIconName;
}

/** A bar below the top bar that says what is wrong; all of it is the button that mends it. Never a pop-up. */
export const AlarmBar = ({ alarm, times, onPress }: AlarmBarProps) => {
  const { look, icon, title, text, press, pressIcon } = wordsOf(alarm, times);
  return (
    <div role={look === 'late' ? 'alert' : 'status'} className={styles.region}>
      <button type="button" className={styles.bar[look]} onClick={onPress}>
        <CounterIcon name={icon} size="huge" />
        <span className={styles.words}>
          <b className={styles.title}>{title}</b> <span className={styles.text}>{text}</span>
        </span>{' '}
        <span className={styles.press[look]}>
          <CounterIcon name={pressIcon} />
          <span>{press}</span>
        </span>
      </button>
    </div>
  );
};

function wordsOf(alarm: CounterAlarm, times: AlarmBarProps['times']): AlarmWords {
  const { time } = times;
  const { offline, soundBlocked, slept, paused, notOnTeam } = alarmStrings;
  switch (alarm.kind) {
    case 'offline': {
      const since = time(alarm.since);
      return {
        look: 'late',
        icon: 'offline',
        title: offline.title(since),
        text: offline.text(since),
        press: offline.press,
        pressIcon: 'refresh',
      };
    }
    case 'sound_blocked':
      return { look: 'late', icon: 'sound-off', ...soundBlocked, pressIcon: 'sound' };
    case 'slept':
      return {
        look: 'calm',
        icon: 'wake',
        title: slept.title(time(alarm.from), time(alarm.to)),
        text: slept.text,
        press: slept.press,
        pressIcon: 'check',
      };
    case 'paused': {
      const { pause, now, hasFailed } = alarm;
      const [mode, ...others] = pause.modes;
      const subject = mode === undefined || others.length > 0 ? 'both' : mode;
      return {
        // What staff have set themselves is no alarm.
        look: pause.reason === 'staff' ? 'calm' : 'late',
        icon: 'pause',
        title: paused[subject](formatMoment(pause.until, now, times)),
        text: hasFailed ? paused.failed : paused.reasons[pause.reason],
        press: paused.press,
        pressIcon: 'play',
      };
    }
    case 'not_on_team':
      return {
        look: 'calm',
        icon: 'account',
        title: notOnTeam.title(alarm.name, alarm.restaurantName),
        text: notOnTeam.text(alarm.email),
        press: notOnTeam.press,
        pressIcon: 'logout',
      };
  }
}
