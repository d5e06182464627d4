import { type OrderableRestaurant, type OrderingMode, openStatus } from '@tiffin/domain';
import { OrderBar, type OrderTerms } from '@tiffin/ui';
import { useState } from 'react';

/** How the food comes, how long it takes and what it costs at least. */
export function Ordering({ restaurant, terms }: { restaurant: OrderableRestaurant; terms: OrderTerms }) {
  const [mode, setMode] = useState<OrderingMode>('delivery');
  const status = openStatus(restaurant, new Date());
  return (
    <OrderBar restaurant={restaurant} status={status} terms={terms} mode={mode} onModeChange={setMode} />
  );
}
