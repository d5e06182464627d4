import { createContext, type ReactNode, useContext } from 'react';

/** Opens and closes the dialogs of the stack. */
export interface ModalStack {
  /** Ids of the open dialogs, the top one last. */
  openIds: readonly string[];
  /** Puts a dialog on top and returns its id. The content renders one Modal; an id that is open is replaced. */
  open: (content: ReactNode, id?: string) => string;
  /** Closes the dialog with this id, or the top one. Those above it stay. */
  close: (id?: string) => void;
}

export const ModalStackContext = createContext<ModalStack | null>(null);

/** Opens and closes dialogs from anywhere below the ModalStackProvider. */
export function useModalStack(): ModalStack {
  const stack = useContext(ModalStackContext);
  if (stack === null) {
    throw new Error('useModalStack needs a ModalStackProvider above it. Put one near the root of the app.');
  }
  return stack;
}

/** What the stack tells the Modal inside one of its entries. */
export interface StackedModal {
  isOpen: boolean;
  close: () => void;
  /** Told when the closing animation is over. */
  remove: () => void;
}

export const StackedModalContext = createContext<StackedModal | null>(null);
