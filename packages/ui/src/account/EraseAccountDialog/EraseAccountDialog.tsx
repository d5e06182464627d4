import { useState } from 'react';
import { Modal, ModalBody, ModalFooter } from '../../modal-stack/Modal/Modal.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { eraseAccountStrings as strings } from '../my-data.strings.ts';
import * as styles from './EraseAccountDialog.css.ts';

/** Why an account cannot be deleted yet. */
export interface ErasureRefusal {
  /** In the server's words. */
  readonly message: string;
  /** The orders that have to end first. */
  readonly orders: readonly { readonly number: string; readonly href: PageHref }[];
}

export interface EraseAccountDialogProps {
  /** Whether it shows; left out inside the modal stack. */
  isOpen?: boolean;
  /** How far it has come. @default 'idle' */
  state?: 'idle' | 'sending' | 'failed' | undefined;
  /** Why it cannot be deleted yet; null where nothing is known to stand in the way. @default null */
  refusal?: ErasureRefusal | null | undefined;
  /** Called when the customer confirms that the account is to be deleted. */
  onConfirm: () => void;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

/** Says what is deleted with an account, what is kept and for how long, and asks for a last word. */
export const EraseAccountDialog = (props: EraseAccountDialogProps) => {
  const { isOpen, state = 'idle', refusal = null, onConfirm, onClose } = props;
  const [isUnderstood, setUnderstood] = useState(false);
  const isSending = state === 'sending';
  return (
    <Modal isOpen={isOpen} title={strings.title} phoneLook="sheet" isLocked={isSending} onClose={onClose}>
      <ModalBody className={styles.body} label={strings.title}>
        <section>
          <h3 className={styles.heading}>{strings.deleted}</h3>
          <ul className={styles.list}>
            {strings.deletedItems.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
        <section>
          <h3 className={styles.heading}>{strings.kept}</h3>
          <p className={styles.text}>{strings.keptText}</p>
        </section>
        {refusal !== null && !isSending ? (
          <Refusal refusal={refusal} />
        ) : (
          <Checkbox
            label={strings.understood}
            isChecked={isUnderstood}
            isDisabled={isSending}
            onChange={setUnderstood}
          />
        )}
        {state === 'failed' && refusal === null && <Banner tone="bad">{strings.failed}</Banner>}
      </ModalBody>
      <ModalFooter>
        <div className={styles.answer}>
          {!isSending && (
            <Button variant="secondary" onClick={onClose}>
              {refusal === null ? strings.keep : strings.close}
            </Button>
          )}
          {(refusal === null || isSending) && (
            <Button variant="ink" isLoading={isSending} isDisabled={!isUnderstood} onClick={onConfirm}>
              {isSending ? strings.sending : strings.confirm}
            </Button>
          )}
        </div>
      </ModalFooter>
    </Modal>
  );
};

const Refusal = ({ refusal: { message, orders } }: { refusal: ErasureRefusal }) => (
  <div className={styles.refusal}>
    <Banner tone="bad">{message}</Banner>
    <ul className={styles.orders}>
      {orders.map(({ number, href }) => (
        <li key={href}>
          <Link href={href} isLarge>
            {strings.order(number)}
          </Link>
        </li>
      ))}
    </ul>
  </div>
);
