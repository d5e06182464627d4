import { useQueryClient } from '@tanstack/react-query';
import type { Pause } from '@tiffin/domain';
import { useEffect, useRef } from 'react';
import { restaurantQueries } from './restaurant.queries.ts';

/** Reads the restaurant again when a pause begins or ends, here or on another device: its open status follows. */
export function useRestaurantRefresh(restaurantId: string, pause: Pause | null): void {
  const client = useQueryClient();
  const current = pause === null ? 'none' : `${pause.modes.join()} ${pause.until}`;
  const known = useRef(current);
  useEffect(() => {
    if (known.current === current) return;
    known.current = current;
    void client.invalidateQueries({ queryKey: restaurantQueries.byId(restaurantId).queryKey });
  }, [client, restaurantId, current]);
}
