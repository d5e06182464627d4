import { expectedTime } from '@tiffin/domain';
import { useSettling } from '../one-finger.ts';
import * as styles from './AnswerPanel.css.ts';
import type { AnswerPanelProps } from './answer-panel-props.ts';
import { FirstAnswer } from './FirstAnswer.tsx';
import { FollowUp } from './FollowUp.tsx';

/** What is to be done with one order: its first answer with the time to promise, and after that the next step. */
export const AnswerPanel = (props: AnswerPanelProps) => {
  const { order, actions, accepting } = props;
  // Where one answer was, the next one stands.
  const answers = [...actions, accepting?.getTime(), expectedTime(order.order)?.to].join();
  const area = useSettling<HTMLDivElement, string>(answers, (before, after) => before !== after);
  return (
    <div ref={area} className={styles.whole}>
      {actions.includes('accept') ? <FirstAnswer {...props} /> : <FollowUp {...props} />}
    </div>
  );
};
