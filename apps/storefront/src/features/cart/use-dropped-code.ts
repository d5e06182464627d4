import { useQuery } from '@tanstack/react-query';
import { useClientStore } from '../../browser/use-client-store.ts';
import { orderQueries } from '../orders/orders.queries.ts';
import { droppedCode, unpaidOrder } from '../promo/unpaid-order.ts';
import { usePromoChoice } from '../promo/use-promo.ts';
import { useSession } from '../session/use-session.ts';

const entry = { get: unpaidOrder.read, subscribe: unpaidOrder.subscribe };

/** The code that went on the way back from the payment page and can be used again; null where there is none. */
export function useDroppedCode(): string | null {
  const orderId = useClientStore(entry, null);
  const { hasTokens } = useSession();
  const choice = usePromoChoice();
  const { data: order } = useQuery({
    ...orderQueries.byId(orderId ?? ''),
    enabled: hasTokens && orderId !== null && choice.selected === null,
    // Nothing waits for its payment here.
    refetchInterval: false,
  });
  return droppedCode(order, choice);
}
