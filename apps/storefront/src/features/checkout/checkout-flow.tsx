import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';

/** Where the customer is on the way to the payment page. */
interface CheckoutFlow {
  /** Checkout has been asked for; its dialog opens once no blocker stands, and never before. */
  readonly isRequested: boolean;
  /** Asks for the confirmation, which `CheckoutContainer` opens as soon as no blocker stands. */
  readonly start: () => void;
  readonly stop: () => void;
}

const CheckoutFlowContext = createContext<CheckoutFlow | null>(null);

/** Lets the cart panel, the cart sheet and the failure dialog begin the one checkout. */
export function CheckoutFlowProvider({ children }: { readonly children: ReactNode }) {
  const [isRequested, setRequested] = useState(false);
  const start = useCallback(() => setRequested(true), []);
  const stop = useCallback(() => setRequested(false), []);
  const flow = useMemo(() => ({ isRequested, start, stop }), [isRequested, start, stop]);
  return <CheckoutFlowContext value={flow}>{children}</CheckoutFlowContext>;
}

/** The checkout of this page. */
export function useCheckoutFlow(): CheckoutFlow {
  const flow = use(CheckoutFlowContext);
  if (flow === null) throw new Error("useCheckoutFlow needs the root route's CheckoutFlowProvider.");
  return flow;
}
