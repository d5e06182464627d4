import { classNames } from '../../private/class-names.ts';
import { boardStrings as strings } from '../board.strings.ts';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import * as styles from './BoardTabs.css.ts';
import type { LaneName } from './use-shown-lane.ts';

interface BoardTabsProps {
  counts: Readonly<Record<LaneName, number>>;
  lateCounts: Readonly<Record<Exclude<LaneName, 'new'>, number>>;
  /** The lane that is shown. */
  shown: LaneName;
  onShow: (lane: LaneName) => void;
}

const laneNames = ['new', 'kitchen', 'ready'] as const;

/** The lanes of the board on a phone, each with how many orders it holds. */
export const BoardTabs = ({ counts, lateCounts, shown, onShow }: BoardTabsProps) => (
  <fieldset aria-label={strings.board} className={styles.tabs}>
    {laneNames.map((name) => {
      const late = name === 'new' ? 0 : lateCounts[name];
      return (
        <button
          key={name}
          type="button"
          aria-pressed={shown === name}
          className={styles.tab[name === 'new' && counts.new > 0 ? 'ringing' : 'calm']}
          onClick={() => onShow(name)}
        >
          <span className={styles.count}>{counts[name]}</span>
          <span className={classNames(styles.label, late > 0 && styles.late)}>
            {name === 'new' && <CounterIcon name="bell" size="small" />}
            {late > 0 && <CounterIcon name="late" size="small" />}
            <span>{late > 0 ? strings.lateIn(strings.tabs[name], late) : strings.tabs[name]}</span>
          </span>
        </button>
      );
    })}
  </fieldset>
);
