import { createFileRoute } from '@tanstack/react-router';
import { WaitingPage } from '@tiffin/ui';
import { pageHead } from '../shell/document-head.ts';

export const Route = createFileRoute('/_counter/')({
  head: () => pageHead('Orders'),
  component: Board,
});

function Board() {
  const { workplace, person, device } = Route.useRouteContext().access;
  return <WaitingPage label={`${workplace.name} ${person?.name ?? device?.name ?? ''}`} />;
}
