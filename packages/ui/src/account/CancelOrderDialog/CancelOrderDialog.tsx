import { formatPounds, type Order, phoneHref } from '@tiffin/domain';
import { Modal, ModalBody, ModalFooter } from '../../modal-stack/Modal/Modal.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { WholeWords } from '../../private/WholeWords.tsx';
import { orderStrings } from '../order.strings.ts';
import { orderLiveStrings } from '../order-live.strings.ts';
import * as styles from './CancelOrderDialog.css.ts';

const strings = orderLiveStrings.cancel;

/** How far a cancellation has come. */
export type CancellationState = 'idle' | 'sending' | 'failed';

export interface CancelOrderDialogProps {
  /** Whether it shows; left out inside the modal stack. */
  isOpen?: boolean;
  /** The order; when it can no longer be cancelled, the dialog says so. */
  order: Pick<Order, 'number' | 'breakdown' | 'canCancel'>;
  /** How far the cancellation has come. @default 'idle' */
  state?: CancellationState | undefined;
  /** The restaurant's phone number. */
  restaurantPhone: string;
  /** Called when the customer confirms that the order is to be cancelled. */
  onConfirm: () => void;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

/** Asks whether an order is really to be cancelled, and says what goes back. */
export const CancelOrderDialog = (props: CancelOrderDialogProps) => {
  const { isOpen, order, state = 'idle', restaurantPhone, onConfirm, onClose } = props;
  const isSending = state === 'sending';
  // The restaurant may answer at any moment, before the press or between the press and the answer to it.
  const isAnswered = !order.canCancel && !isSending;
  return (
    <Modal
      isOpen={isOpen}
      title={isAnswered ? strings.answeredTitle : strings.title}
      phoneLook="sheet"
      isLocked={isSending}
      onClose={onClose}
    >
      <ModalBody className={styles.body} label={isAnswered ? strings.answeredTitle : strings.title}>
        {isAnswered ? (
          <p className={styles.text} role="status">
            {strings.answered}
          </p>
        ) : (
          <p className={styles.text}>
            <WholeWords>{consequence(order)}</WholeWords>
          </p>
        )}
        {state === 'failed' && !isAnswered && <Banner tone="bad">{strings.failed}</Banner>}
      </ModalBody>
      <ModalFooter>
        <div className={styles.answer}>
          {isAnswered ? (
            <>
              <Button variant="secondary" onClick={onClose}>
                {strings.close}
              </Button>
              <ButtonLink icon="phone" href={phoneHref(restaurantPhone)}>
                {orderStrings.ring}
              </ButtonLink>
            </>
          ) : (
            <>
              {!isSending && (
                <Button variant="secondary" onClick={onClose}>
                  {strings.keep}
                </Button>
              )}
              <Button variant="ink" isLoading={isSending} onClick={onConfirm}>
                {isSending ? strings.sending : strings.confirm}
              </Button>
            </>
          )}
        </div>
      </ModalFooter>
    </Modal>
  );
};

function consequence({ number, breakdown }: CancelOrderDialogProps['order']): string {
  const { totalAmount } = breakdown;
  return totalAmount === 0 ? strings.textFree(number) : strings.text(number, formatPounds(totalAmount));
}
