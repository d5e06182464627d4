import type { components } from '@tiffin/api/schema';
import type { Refund } from '@tiffin/domain';
import type { RefundRow } from '../../db/schema.ts';
import { orderToWire } from '../orders/orders.wire.ts';
import { readOrder, readRefund } from '../orders/read-order.ts';
import { refundAuthor } from '../refunds/refund-author.ts';
import type { BoardOrder } from './board.store.ts';

/** An order as the contract writes it for its restaurant, and for the device that reads it. */
export function boardOrderToWire(
  found: BoardOrder,
  now: Date,
  deviceId: string | null,
): components['schemas']['CounterOrder'] {
  const { order, history, customerName, acknowledgements, prints, shownUntil } = found;
  return {
    order: orderToWire({
      ...readOrder(found, now),
      refunds: found.refunds.map(readStaffRefund),
      otherRefunds: found.otherRefunds.map(readStaffRefund),
    }),
    customer: {
      name: customerName,
      phoneNumber: customerName === null ? null : order.snapshot.phoneNumber,
    },
    history: history.map(({ version, action, actor, actorName, at }) => ({
      version,
      action,
      actor,
      name: actorName,
      at: at.toISOString(),
    })),
    acknowledgements: acknowledgements.map(({ of, actorName, at }) => ({
      of,
      name: actorName,
      at: at.toISOString(),
    })),
    prints: prints.map((print) => ({
      of: print.of,
      device: print.deviceName,
      isOwn: print.deviceId === deviceId,
      claimedAt: print.claimedAt.toISOString(),
      confirmedAt: print.confirmedAt?.toISOString() ?? null,
    })),
    shownUntil: shownUntil?.toISOString() ?? null,
  };
}

/** A refund with what its customer does not see: who has paid back, and for which lines. */
function readStaffRefund(row: RefundRow): Refund {
  const lines = (row.lines ?? []).map(({ itemId, quantity }) => ({ itemId, quantity }));
  return { ...readRefund(row), by: refundAuthor(row), lines };
}
