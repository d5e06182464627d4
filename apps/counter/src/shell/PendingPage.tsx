import { WaitingPage } from '@tiffin/ui';
import { shellStrings } from './shell.strings.ts';

/** Shows that the next page is on its way, when that takes longer than a moment. */
export const PendingPage = () => <WaitingPage label={shellStrings.loading} />;
