import { Button, ToastProvider, useToast } from '@tiffin/ui';
import type { ReactElement } from 'react';

/** Round the whole app, once. */
export function App({ children }: { children: ReactElement }) {
  return <ToastProvider>{children}</ToastProvider>;
}

/** Says that something worked, wherever the customer looks. */
export function CopyCode() {
  const { showToast } = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText('SMOKE10');
    showToast({ message: 'Code copied', tone: 'good' });
  };
  return <Button onClick={copy}>Copy SMOKE10</Button>;
}
