import { Suspense } from 'react';
import { preloadable } from '../../browser/preloadable.tsx';
import { DialogLoadError } from '../toasts/DialogLoadError.tsx';

/** The dialog that leaves dishes out: its code is fetched when it opens. */
const dialog = preloadable(() => import('./LeaveOutContainer.tsx'), DialogLoadError);

/** Fetches its code ahead of time. */
export const preloadLeaveOutDialog = dialog.preload;

/** Shows it while it is open. */
export const OpenLeaveOutDialog = ({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) => <Suspense>{isOpen && <dialog.Component onClose={onClose} />}</Suspense>;
