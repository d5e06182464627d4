import type { OrderingMode } from '@tiffin/domain';
import { OrderingModeToggle } from '@tiffin/ui';
import { useState } from 'react';

/** Delivery or collection, as far as the restaurant offers both. */
export function DeliveryOrCollection() {
  const [mode, setMode] = useState<OrderingMode>('delivery');
  const restaurant = { hasDelivery: true, hasCollection: true };
  return <OrderingModeToggle restaurant={restaurant} mode={mode} onModeChange={setMode} />;
}
