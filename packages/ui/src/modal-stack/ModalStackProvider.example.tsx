import { ModalStackProvider } from '@tiffin/ui';
import '@tiffin/ui/styles';
import type { ReactElement } from 'react';

/** Round the whole app, once: anything below may open dialogs with `useModalStack()`. */
export function App({ children }: { children: ReactElement }) {
  return <ModalStackProvider>{children}</ModalStackProvider>;
}
