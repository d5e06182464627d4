import type { LocalTimes, OpenStatus } from '@tiffin/domain';
import type { CounterPageHref } from '../../primitives/Link/page-href.ts';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import type { CounterIconName } from '../CounterIcon/counter-icons.ts';
import { CounterLink } from '../CounterLink/CounterLink.tsx';
import * as cover from '../StartCover/StartCover.css.ts';
import { StartCover } from '../StartCover/StartCover.tsx';
import { startStrings } from '../start.strings.ts';
import * as styles from './StartShift.css.ts';

/** Props of {@link StartShift}. */
export interface StartShiftProps {
  /** Name of the restaurant. */
  restaurantName: string;
  /** Whether the restaurant is open, worked out by `openStatus` of the domain. */
  status: Pick<OpenStatus, 'isOpen' | 'message'>;
  /** Up to three pictures of dishes. @default [] */
  pictures?: readonly string[];
  /** What people call this device. */
  deviceName: string;
  /** Whether the backend answers. */
  isOnline: boolean;
  /** How many dishes and choices are off the menu. */
  soldOutCount: number;
  /** Whether the browser can keep the screen awake. @default true */
  canStayAwake?: boolean;
  /** Where dishes are put back; without it nothing leads there. */
  menuHref?: CounterPageHref | undefined;
  /** Whether the press asks for a PIN first. @default false */
  needsPin?: boolean;
  /** Writes instants in the restaurant's time zone. */
  times: Pick<LocalTimes, 'time'>;
  /** The time, for the greeting. */
  now: Date;
  /** Called by the press that starts the shift and lets the browser play sounds and hold the screen awake. */
  onStart: () => void;
}

const strings = startStrings.shift;

/** The one press that begins a shift, and what it does. */
export const StartShift = (props: StartShiftProps) => {
  const { restaurantName, status, pictures = [], deviceName, isOnline, soldOutCount } = props;
  const { canStayAwake = true, menuHref, needsPin = false, times, now, onStart } = props;
  return (
    <StartCover name={restaurantName} pictures={pictures} status={status}>
      <h1 className={cover.panelTitle}>{greetingAt(times.time(now.toISOString()))}</h1>
      <p className={cover.lead}>
        {needsPin ? strings.whatWithPin : canStayAwake ? strings.what : strings.whatWithoutWake}
      </p>
      <ul>
        <Check
          icon={isOnline ? 'online' : 'offline'}
          look={isOnline ? 'good' : 'bad'}
          fact={isOnline ? strings.online : strings.offline}
          detail={isOnline ? deviceName : strings.offlineDetail}
        />
        <Check
          icon="menu"
          look="good"
          fact={soldOutCount === 0 ? strings.allOn : strings.soldOut(soldOutCount)}
        />
        <Check icon="sound-off" look="waiting" fact={strings.sound} detail={strings.soundDetail} />
        <Check
          icon="wake"
          look="waiting"
          fact={strings.wake}
          detail={canStayAwake ? strings.wakeDetail : strings.noWakeDetail}
        />
      </ul>
      <CounterButton variant="go" size="answer" isWide icon="play" onClick={onStart}>
        {strings.start}
      </CounterButton>
      {soldOutCount > 0 && menuHref !== undefined && (
        <CounterLink href={menuHref} isWide icon="menu">
          {strings.putBack}
        </CounterLink>
      )}
    </StartCover>
  );
};

interface CheckProps {
  icon: CounterIconName;
  look: 'good' | 'waiting' | 'bad';
  fact: string;
  detail?: string;
}

const Check = ({ icon, look, fact, detail }: CheckProps) => (
  <li className={styles.check}>
    <CounterIcon name={icon} className={styles.icon[look]} />
    <b className={styles.fact}>{fact}</b>
    {detail !== undefined && <span className={styles.detail}>{detail}</span>}
  </li>
);

/** "18:47" is the evening. */
function greetingAt(time: string): string {
  const hour = Number(time.slice(0, 2));
  const { morning, afternoon, evening } = strings.greeting;
  if (hour >= 4 && hour < 12) return morning;
  return hour >= 12 && hour < 17 ? afternoon : evening;
}
