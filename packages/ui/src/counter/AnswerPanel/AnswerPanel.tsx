import { attentionOf, expectedTime, isOrderClosed } from '@tiffin/domain';
import { useState } from 'react';
import { useSettling } from '../one-finger.ts';
import * as styles from './AnswerPanel.css.ts';
import type { AnswerPanelProps } from './answer-panel-props.ts';
import { FirstAnswer } from './FirstAnswer.tsx';
import { FollowUp } from './FollowUp.tsx';
import { SeenButton } from './SeenButton.tsx';

/** What is to be done with one order: its first answer with the time to promise, and after that the next step. */
export const AnswerPanel = (props: AnswerPanelProps) => {
  const { order: entry, now, actions, accepting } = props;
  const [wasClosed] = useState(() => isOrderClosed(entry.order.status));
  // Where one answer was, the next one stands.
  const answers = [
    ...actions,
    attentionOf(entry, now),
    accepting?.getTime(),
    expectedTime(entry.order)?.to,
  ].join();
  const area = useSettling<HTMLDivElement, string>(answers, (before, after) => before !== after);
  return (
    <div ref={area} className={styles.whole}>
      <SeenButton {...props} />
      {actions.includes('accept') ? (
        <FirstAnswer {...props} />
      ) : (
        <FollowUp {...props} wasClosed={wasClosed} />
      )}
    </div>
  );
};
