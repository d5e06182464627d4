import { createFileRoute } from '@tanstack/react-router';
import { hasRole } from '@tiffin/domain';
import { BoardContainer } from '../features/board/BoardContainer.tsx';
import { useRestaurant } from '../features/restaurant/use-restaurant.ts';
import { pageHead } from '../shell/document-head.ts';

export const Route = createFileRoute('/_counter/')({ head: () => pageHead('Orders'), component: Board });

function Board() {
  const { role } = Route.useRouteContext().access;
  return (
    <BoardContainer restaurant={useRestaurant()} hasFigures={role !== null && hasRole(role, 'manager')} />
  );
}
