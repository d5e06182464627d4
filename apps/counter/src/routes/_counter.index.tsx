import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { BoardContainer } from '../features/board/BoardContainer.tsx';
import { pageHead } from '../shell/document-head.ts';

const counter = getRouteApi('/_counter');

export const Route = createFileRoute('/_counter/')({ head: () => pageHead('Orders'), component: Board });

function Board() {
  return <BoardContainer timeZone={counter.useLoaderData().timeZone} />;
}
