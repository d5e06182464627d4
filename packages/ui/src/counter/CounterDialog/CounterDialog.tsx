import type { ReactNode } from 'react';
import { Modal, ModalTitle } from '../../modal-stack/Modal/Modal.tsx';
import { useModalStack } from '../../modal-stack/modal-stack-context.ts';
import { classNames } from '../../private/class-names.ts';
import { WholeWords } from '../../private/WholeWords.tsx';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import { dialogStrings as strings } from '../dialogs.strings.ts';
import * as styles from './CounterDialog.css.ts';

/** What every dialog of the counter takes. */
export interface CounterDialogBaseProps {
  /** Whether it shows; left out inside the modal stack. */
  isOpen?: boolean | undefined;
  /** Called when the dialog is to close without doing anything. */
  onClose: () => void;
}

interface CounterDialogProps extends CounterDialogBaseProps {
  title: string;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** Cannot be closed while something is being sent. */
  isLocked: boolean;
  /** The part that scrolls. */
  children: ReactNode;
  /** What stays in sight below it. */
  footer?: ReactNode;
  /** What stays in sight beside it, in a wide dialog; upright it comes below. */
  aside?: ReactNode;
}

/** `Modal` in the counter's sizes: as wide as its content needs, and a close button for wet hands. */
export const CounterDialog = ({
  isOpen,
  onClose,
  title,
  lead,
  isLocked,
  children,
  footer,
  aside,
}: CounterDialogProps) => {
  const { close } = useModalStack();
  return (
    <Modal isOpen={isOpen} hasCloseButton={false} isLocked={isLocked} onClose={onClose}>
      <div tabIndex={-1} className={classNames(styles.frame, aside !== undefined && styles.wide)}>
        <div className={styles.main}>
          <header className={styles.head}>
            <div className={styles.words}>
              <ModalTitle className={styles.title}>
                <WholeWords>{title}</WholeWords>
              </ModalTitle>
              {lead !== undefined && <p className={styles.lead}>{lead}</p>}
            </div>
            <button
              type="button"
              className={styles.close}
              aria-label={strings.close}
              disabled={isLocked}
              onClick={() => close()}
            >
              <CounterIcon name="close" />
            </button>
          </header>
          <div tabIndex={-1} className={styles.body}>
            {children}
          </div>
          {footer !== undefined && <footer className={styles.foot}>{footer}</footer>}
        </div>
        {aside !== undefined && (
          <div tabIndex={-1} className={styles.aside}>
            {aside}
          </div>
        )}
      </div>
    </Modal>
  );
};
