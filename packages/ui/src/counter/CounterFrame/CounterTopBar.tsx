import type { LocalTimes, OpenStatus, Pause, ServiceState } from '@tiffin/domain';
import { Link } from '../../primitives/Link/Link.tsx';
import type { CounterPageHref } from '../../primitives/Link/page-href.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import type { CounterIconName } from '../CounterIcon/counter-icons.ts';
import { formatMoment } from '../format-moment.ts';
import { frameStrings as strings } from '../frame.strings.ts';
import * as styles from './CounterTopBar.css.ts';

interface CounterTopBarProps {
  restaurantName: string;
  status: Pick<OpenStatus, 'isOpen' | 'message'>;
  service: ServiceState;
  serviceHref: CounterPageHref;
  isOnline: boolean;
  hasSound: boolean;
  times: LocalTimes;
  now: Date;
}

/** Who and whether open, what is set for the hours ahead, whether the tablet works, and the time. */
export const CounterTopBar = (props: CounterTopBarProps) => {
  const { restaurantName, status, service, serviceHref, isOnline, hasSound, times, now } = props;
  const [short, ...further] = status.message.split(' · ');
  return (
    <header className={styles.bar}>
      <div className={styles.who}>
        <p className={styles.name}>{restaurantName}</p>
        <p className={styles.status}>
          <span className={styles.statusText}>
            <span className={styles.statusDot[status.isOpen ? 'open' : 'closed']} aria-hidden="true" />
            <span>
              <span>{short}</span>
              {further.length > 0 && <span className={styles.further}>{` · ${further.join(' · ')}`}</span>}
            </span>
          </span>
        </p>
      </div>
      <PauseState pause={service.pause} href={serviceHref} times={times} now={now} />
      <Link href={serviceHref} className={styles.state[service.busy === null ? 'usual' : 'unusual']}>
        <CounterIcon name="busy" />
        {service.busy === null ? (
          <span className={styles.spare}>{strings.notBusy}</span>
        ) : (
          <>
            <span className={styles.spare}>{strings.busy}</span>{' '}
            <span>{strings.more(service.busy.minutes)}</span>
          </>
        )}
      </Link>
      <ul className={styles.signals} aria-label={strings.signals}>
        <Signal
          isGood={isOnline}
          icon={isOnline ? 'online' : 'offline'}
          words={strings.connection[isOnline ? 'online' : 'offline']}
        />
        <Signal
          isGood={hasSound}
          icon={hasSound ? 'sound' : 'sound-off'}
          words={strings.sound[hasSound ? 'on' : 'off']}
        />
      </ul>
      <p className={styles.clock}>
        <VisuallyHidden>{strings.timeNow}</VisuallyHidden> <span>{times.time(now.toISOString())}</span>
      </p>
    </header>
  );
};

interface PauseStateProps extends Pick<CounterTopBarProps, 'times' | 'now'> {
  pause: Pause | null;
  href: CounterPageHref;
}

const PauseState = ({ pause, href, times, now }: PauseStateProps) => (
  <Link href={href} className={styles.state[pause === null ? 'usual' : 'unusual']}>
    <span className={styles.knob[pause === null ? 'on' : 'off']} aria-hidden="true">
      <span className={styles.thumb}>
        <CounterIcon name={pause === null ? 'check' : 'pause'} size="small" />
      </span>
    </span>
    {pause === null ? (
      <span>{strings.taking}</span>
    ) : (
      <span>{`${strings.paused[pausedModes(pause)]} ${strings.until(formatMoment(pause.until, now, times))}`}</span>
    )}
  </Link>
);

function pausedModes({ modes }: Pause): keyof typeof strings.paused {
  const [mode, ...others] = modes;
  return mode === undefined || others.length > 0 ? 'both' : mode;
}

const Signal = ({ isGood, icon, words }: { isGood: boolean; icon: CounterIconName; words: string }) => (
  <li className={styles.signal[isGood ? 'good' : 'bad']}>
    <CounterIcon name={icon} size="small" className={isGood ? styles.goodIcon : undefined} />
    <span className={styles.spare}>{words}</span>
  </li>
);
