import { createFileRoute } from '@tanstack/react-router';
import { MenuContainer } from '../features/menu/MenuContainer.tsx';
import { useRestaurant } from '../features/restaurant/use-restaurant.ts';
import { pageHead } from '../shell/document-head.ts';

export const Route = createFileRoute('/_counter/menu')({ head: () => pageHead('Menu'), component: Menu });

function Menu() {
  return <MenuContainer restaurant={useRestaurant()} />;
}
