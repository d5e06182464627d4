import { WaitingPage } from '@tiffin/ui';

/** Between Google's page and ours. */
export function ComingBack() {
  return <WaitingPage label="Signing you in" />;
}
