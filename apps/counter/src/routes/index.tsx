import { createFileRoute } from '@tanstack/react-router';
import { WaitingPage } from '@tiffin/ui';
import { pageHead } from '../shell/document-head.ts';
import { shellStrings } from '../shell/shell.strings.ts';

export const Route = createFileRoute('/')({ head: () => pageHead('Orders'), component: Board });

function Board() {
  return <WaitingPage label={shellStrings.loading} />;
}
