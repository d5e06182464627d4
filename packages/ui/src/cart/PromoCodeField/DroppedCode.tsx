import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { promoCodeStrings } from '../cart.strings.ts';
import * as styles from './PromoCodeField.css.ts';

interface DroppedCodeProps {
  readonly code: string;
  readonly isApplying: boolean;
  readonly onUse: (code: string) => void;
}

/** Says that a code went with an order that was not paid, and offers it again. */
export const DroppedCode = ({ code, isApplying, onUse }: DroppedCodeProps) => (
  <div className={styles.waiting}>
    <Icon name="promo" />
    <p className={styles.words}>
      <span className={styles.code} translate="no">
        {code}
      </span>{' '}
      <span>{promoCodeStrings.cameOff}</span>
      <span className={styles.effect}>{promoCodeStrings.whyCameOff}</span>
    </p>
    <Button variant="text" isLoading={isApplying} onClick={() => onUse(code)}>
      <span>
        <span>{promoCodeStrings.useAgain}</span>
        <VisuallyHidden>{` ${code}`}</VisuallyHidden>
      </span>
    </Button>
  </div>
);
