import { lazy, Suspense, useEffect } from 'react';
import { whenIdle } from '../../browser/when-idle.ts';
import { useCloseDish } from './use-dish-list.ts';

const loadDialog = () => import('./DishContainer.tsx');
const DishContainer = lazy(loadDialog);

/** The dish dialog over any page that lists dishes; its code comes once the page is at rest, or with the first dish. */
export function DishOverlay({ dishId }: { readonly dishId: string | undefined }) {
  const close = useCloseDish();
  // A network that is away now may be back when a dish is opened.
  useEffect(() => whenIdle(() => void loadDialog().catch(() => undefined)), []);
  return <Suspense>{dishId !== undefined && <DishContainer dishId={dishId} onClose={close} />}</Suspense>;
}
