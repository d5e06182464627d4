import type { BoardLanes } from '@tiffin/domain';
import { useState } from 'react';

/** A lane of the board: to answer, to cook, to hand over. */
export type LaneName = Exclude<keyof BoardLanes, 'done'>;

/** The lane that a phone shows: the one that was chosen, and New by itself when an order comes in. */
export function useShownLane(lanes: BoardLanes): readonly [LaneName, (lane: LaneName) => void] {
  const [shown, show] = useState<LaneName>(() => firstWith(lanes));
  const newIds = lanes.new.map(({ order }) => order.id);
  const [seenIds, setSeenIds] = useState<readonly string[]>(newIds);
  if (newIds.join() !== seenIds.join()) {
    setSeenIds(newIds);
    if (newIds.some((id) => !seenIds.includes(id))) show('new');
  }
  return [shown, show];
}

function firstWith(lanes: BoardLanes): LaneName {
  if (lanes.new.length > 0) return 'new';
  return lanes.kitchen.length > 0 ? 'kitchen' : 'ready';
}
