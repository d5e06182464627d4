import { lazy, Suspense } from 'react';
import { useCloseDish } from './use-dish-list.ts';

const DishContainer = lazy(() => import('./DishContainer.tsx'));

/** The dish dialog over any page that lists dishes; its code comes when it is first opened. */
export function DishOverlay({ dishId }: { readonly dishId: string | undefined }) {
  const close = useCloseDish();
  return <Suspense>{dishId !== undefined && <DishContainer dishId={dishId} onClose={close} />}</Suspense>;
}
