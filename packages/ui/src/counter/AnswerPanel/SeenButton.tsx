import { attentionOf } from '@tiffin/domain';
import { boardStrings as strings } from '../board.strings.ts';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import * as styles from './AnswerPanel.css.ts';
import type { AnswerPanelProps } from './answer-panel-props.ts';

/** Says for all devices that an order was seen: that it is new, or that it is not to be made. */
export const SeenButton = (props: AnswerPanelProps) => {
  const { order: entry, now, isOffline = false, isAcknowledging = false, onAcknowledge } = props;
  const attention = attentionOf(entry, now);
  if (onAcknowledge === undefined || attention === null || attention === 'answer') return null;
  const closedAs = entry.order.status === 'cancelled' ? 'cancelled' : 'missed';
  const words = attention === 'new' ? strings.gotIt : strings.closed.ok[closedAs];
  return (
    <div className={styles.seen}>
      <CounterButton
        variant={attention === 'new' ? 'new' : 'line'}
        isWide
        icon="check"
        isLoading={isAcknowledging}
        isDisabled={isOffline}
        onClick={() => onAcknowledge(attention)}
      >
        {words}
      </CounterButton>
    </div>
  );
};
