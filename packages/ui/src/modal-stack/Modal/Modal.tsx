import * as Dialog from '@radix-ui/react-dialog';
import { type ReactNode, type RefObject, useContext, useRef } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { classNames } from '../../private/class-names.ts';
import { StackedModalContext } from '../modal-stack-context.ts';
import * as styles from './Modal.css.ts';

export interface ModalProps {
  /** Title in a header; leave it out when the content places a ModalTitle itself. */
  title?: ReactNode;
  /** The content: a ModalBody and ModalFooter, or a layout of its own. */
  children: ReactNode;
  /** Whether it shows; left out inside the stack, which knows. */
  isOpen?: boolean;
  /** Told when the customer closes it: button, Escape, or a press beside it. */
  onClose?: () => void;
  /** On phones: the whole screen, or a sheet that leaves a line of the page in sight. @default 'screen' */
  phoneLook?: 'screen' | 'sheet';
  /** Cannot be closed at the moment, for instance while the payment page is on its way. @default false */
  isLocked?: boolean;
  /** What takes focus on opening; else the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Spoken name of the close button. @default 'Close' */
  closeLabel?: string;
  /** A cross in the corner; without it the content must bring its own. @default true */
  hasCloseButton?: boolean;
}

/** Whether something beside the dialog may be used while it is open. */
const isToast = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-toasts]') !== null;

/** Where the focus was before each dialog opened, by its element: one that closes under others may be asked later. */
const openedFrom = new WeakMap<Element, Element | null>();

/** The element to give the focus back to: if it has gone with a dialog below, what that one was opened from. */
const focusTarget = (dialog: Element | null): Element | null => {
  const before = dialog && openedFrom.get(dialog);
  if (!before || before.isConnected) return before ?? null;
  return focusTarget(before.closest('[role="dialog"]'));
};

/**
 * A modal dialog: 60 % by 90 % of the viewport on desktop, 84 % wide on tablets, the whole screen on phones.
 * Open it with `useModalStack().open(...)`, or place it with `isOpen` and `onClose`; both stack.
 */
export const Modal = ({
  title,
  children,
  isOpen,
  onClose,
  phoneLook = 'screen',
  isLocked = false,
  initialFocus,
  closeLabel = 'Close',
  hasCloseButton = true,
}: ModalProps) => {
  const stacked = useContext(StackedModalContext);
  const content = useRef<HTMLDivElement>(null);

  const close = () => {
    if (isLocked) return;
    onClose?.();
    stacked?.close();
  };

  return (
    <Dialog.Root open={isOpen ?? stacked?.isOpen ?? true} onOpenChange={(next) => next || close()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.scrim} />
        <Dialog.Content
          ref={content}
          aria-describedby={undefined}
          className={styles.modal[phoneLook]}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.target instanceof Element) openedFrom.set(event.target, document.activeElement);
            (initialFocus?.current ?? content.current)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const target = event.target instanceof Element ? focusTarget(event.target) : null;
            if (target instanceof HTMLElement) target.focus();
            stacked?.remove();
          }}
          onInteractOutside={(event) => {
            if (isToast(event.detail.originalEvent.target)) event.preventDefault();
          }}
        >
          {title !== undefined && (
            <header className={styles.header}>
              <ModalTitle>{title}</ModalTitle>
            </header>
          )}
          {children}
          {hasCloseButton && !isLocked && (
            <Dialog.Close asChild>
              <IconButton icon="close" label={closeLabel} className={styles.close} />
            </Dialog.Close>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};

export interface ModalTitleProps {
  /** The words of the heading. */
  children: ReactNode;
  /** The look; a panel title when left out. */
  className?: string;
}

/** The dialog's heading and spoken name, wherever the layout wants it. Exactly one in each Modal. */
export const ModalTitle = ({ children, className }: ModalTitleProps) => (
  <Dialog.Title className={className ?? styles.title}>{children}</Dialog.Title>
);

export interface ModalPartProps {
  /** What stands in this part. */
  children: ReactNode;
  /** Further class names. */
  className?: string;
}

/** The part that scrolls. */
export const ModalBody = ({ children, className }: ModalPartProps) => (
  <div className={classNames(styles.body, className)}>{children}</div>
);

/** Actions pinned at the bottom. */
export const ModalFooter = ({ children, className }: ModalPartProps) => (
  <div className={classNames(styles.footer, className)}>{children}</div>
);
