import { localTimes } from '@tiffin/domain';
import { type ReactElement, useMemo } from 'react';
import { AnswerPanel } from '../AnswerPanel/AnswerPanel.tsx';
import type { OrderAnswerProps } from '../AnswerPanel/answer-panel-props.ts';
import { timeLeft } from '../AnswerRing/time-left.ts';
import { boardStrings } from '../board.strings.ts';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import { CounterOrderDetails } from '../CounterOrderDetails/CounterOrderDetails.tsx';
import { orderPageStrings as strings } from '../order-page.strings.ts';
import * as styles from './CounterOrderPage.css.ts';

/** Props of {@link CounterOrderPage}. */
export interface CounterOrderPageProps extends OrderAnswerProps {
  /** The restaurant's time zone: "Europe/London". */
  timeZone: string;
  /** What the customer has found wrong with it, above everything else that is to be read. */
  problems?: ReactElement | undefined;
  /** Called when the board is to be shown again. */
  onBack: () => void;
}

/** One order and what is to be done with it: beside each other, below each other upright and on phones. */
export const CounterOrderPage = ({ timeZone, problems, onBack, ...panel }: CounterOrderPageProps) => {
  const times = useMemo(() => localTimes(timeZone), [timeZone]);
  const { order: entry } = panel;
  const { id, acceptBy } = entry.order;
  return (
    <div tabIndex={-1} className={styles.page}>
      {panel.actions.includes('accept') && acceptBy !== null && (
        <p className={styles.deadline}>
          <CounterIcon name="bell" />
          <span>{boardStrings.answerBy(times.time(acceptBy))}</span>
          {!panel.isOffline && (
            <span className={styles.left}>{strings.leftShort(timeLeft(acceptBy, panel.now).clock)}</span>
          )}
        </p>
      )}
      <div tabIndex={-1} className={styles.scroll}>
        <div tabIndex={-1} className={styles.order}>
          <CounterOrderDetails order={entry} times={times} problems={problems} onBack={onBack} />
        </div>
        <div tabIndex={-1} className={styles.answer}>
          <AnswerPanel key={id} {...panel} times={times} onBack={onBack} />
        </div>
      </div>
    </div>
  );
};
