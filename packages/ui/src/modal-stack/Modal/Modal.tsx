import * as Dialog from '@radix-ui/react-dialog';
import { type ReactNode, type RefObject, useContext, useEffect, useEffectEvent, useId, useRef } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { classNames } from '../../private/class-names.ts';
import { RemountBoundary } from '../../private/RemountBoundary.tsx';
import type { Elements } from '../../private/Words.tsx';
import { OpenedModalContext, useJoinModalStack } from '../modal-stack-context.ts';
import * as styles from './Modal.css.ts';

export interface ModalProps {
  /** Title in a header; leave it out when the content places a ModalTitle itself. */
  title?: ReactNode;
  /** The content: a ModalBody and ModalFooter, or a layout of its own. */
  children: Elements;
  /** Whether it shows; leave it out in a dialog that `useModalStack().open` shows. */
  isOpen?: boolean | undefined;
  /** Called when it is to close: by its button, Escape, a press beside it, or the stack's `close`. */
  onClose?: (() => void) | undefined;
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

/** Whether it is a message over the dialog, or was one: dismissed, it has gone before Radix asks about the press. */
const isToast = (target: EventTarget | null) =>
  target instanceof Element && (!target.isConnected || target.closest('[data-toasts]') !== null);

/** Where the focus was before each dialog opened, by its element: one that closes under others may be asked later. */
const openedFrom = new WeakMap<Element, Element | null>();

/**
 * The element to give the focus back to: if it has gone with a dialog below, what that one was opened from; if it has
 * gone by itself, the dialog that is now on top, or the page's content.
 */
const focusTarget = (dialog: Element | null): Element | null => {
  const before = dialog && openedFrom.get(dialog);
  if (!before || before.isConnected) return before ?? null;
  const below = before.closest('[role="dialog"]');
  if (below !== null) return focusTarget(below);
  return [...document.querySelectorAll('[role="dialog"][data-state="open"], main')].at(-1) ?? null;
};

/**
 * A modal dialog: 60 % by 90 % of the viewport on desktop, 84 % wide on tablets, the whole screen on phones.
 * Open it with `useModalStack().open(...)`, or render it with `isOpen` and `onClose`: it joins the stack while it is open.
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
  const opened = useContext(OpenedModalContext);
  const join = useJoinModalStack();
  const ownId = useId();
  const id = opened?.id ?? ownId;
  const content = useRef<HTMLDivElement>(null);
  const shows = isOpen ?? opened?.isOpen ?? true;

  const close = () => {
    if (isLocked) return false;
    onClose?.();
    opened?.close();
    return true;
  };
  const closeLatest = useEffectEvent(close);
  useEffect(() => (shows ? join(id, () => closeLatest()) : undefined), [shows, join, id]);

  return (
    <Dialog.Root open={shows} onOpenChange={(next) => void (next || close())}>
      <Dialog.Portal>
        {/* Not Radix's Overlay, which locks the scroll by styles that the security policy forbids; the stack locks it. */}
        <div className={styles.scrim} data-state={shows ? 'open' : 'closed'} />
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
            if (target instanceof HTMLElement) target.focus({ preventScroll: target.matches('main') });
            opened?.remove();
          }}
          onInteractOutside={(event) => {
            if (isToast(event.detail.originalEvent.target)) event.preventDefault();
          }}
        >
          {/* A dialog that the content renders is another one. */}
          <OpenedModalContext value={null}>
            <RemountBoundary>
              {title !== undefined && (
                <header className={styles.header}>
                  <ModalTitle>{title}</ModalTitle>
                </header>
              )}
              {children}
            </RemountBoundary>
          </OpenedModalContext>
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
  /** `span` where the content has a heading of its own, which would stand twice in the outline. @default 'h2' */
  as?: 'h2' | 'span';
}

/** The dialog's heading and spoken name, wherever the layout wants it. Exactly one in each Modal. */
export const ModalTitle = ({ children, className, as: Tag = 'h2' }: ModalTitleProps) => (
  <Dialog.Title className={className ?? styles.title} asChild>
    <Tag>{children}</Tag>
  </Dialog.Title>
);

export interface ModalPartProps {
  /** What stands in this part. */
  children: ReactNode;
  /** Further class names. */
  className?: string;
}

export interface ModalBodyProps extends ModalPartProps {
  /** Spoken name of what scrolls, where no control inside it takes the focus there. */
  label?: string;
  /** Stops the Tab key in every browser: for a part without controls that is likely to scroll. @default false */
  isTabStop?: boolean;
}

/** The part that scrolls. Firefox would make it a stop of the Tab key: without controls it is one, by its name. */
export const ModalBody = ({ children, className, label, isTabStop = false }: ModalBodyProps) => (
  <div
    className={classNames(styles.body, className)}
    {...(label === undefined ? { tabIndex: -1 } : { role: 'group', 'aria-label': label })}
    {...(isTabStop && { tabIndex: 0 })}
  >
    {children}
  </div>
);

/** Actions pinned at the bottom. */
export const ModalFooter = ({ children, className }: ModalPartProps) => (
  <div className={classNames(styles.footer, className)}>{children}</div>
);
