import { Button } from '../../primitives/Button/Button.tsx';
import { orderProblemStrings as strings } from '../order-problem.strings.ts';
import * as styles from './ReportProblemButton.css.ts';

export interface ReportProblemButtonProps {
  /** Why nothing can be reported any more, in words for the customer; null where it can. @default null */
  refusal?: string | null | undefined;
  /** Called when the customer wants to report something. */
  onPress: () => void;
  /** Called when the customer is likely to press it soon: by the pointer, or by the focus. */
  onIntent?: (() => void) | undefined;
}

/** The way to say that something is wrong with an order, or why that is over. */
export const ReportProblemButton = ({ refusal = null, onPress, onIntent }: ReportProblemButtonProps) =>
  refusal === null ? (
    <Button
      variant="secondary"
      isWide
      icon="warning"
      onClick={onPress}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {strings.button}
    </Button>
  ) : (
    <p className={styles.refusal}>{refusal}</p>
  );
