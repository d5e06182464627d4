import { LiteDebouncer } from '@tanstack/pacer-lite/lite-debouncer';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import type { Store } from '@tanstack/store';
import { type Cart, type PricedLineChange, quantityDebounceMs } from '@tiffin/domain';
import { applyEdit } from './apply-edit.ts';
import type { CartEdit, PendingEdit } from './pending-edits.ts';

interface CartEditsSettings {
  readonly queryClient: QueryClient;
  /** Sends one edit; answers with the cart as the server has it afterwards. */
  readonly send: (edit: CartEdit) => Promise<Cart>;
  /** Takes over the server's cart; null for another write than an edit. */
  readonly onConfirmed: (cart: Cart, edit: CartEdit | null) => void;
  /** Called when an edit has been rolled back. */
  readonly onFailed: (edit: CartEdit, error: unknown) => void;
  /** The edits that the server has not answered yet, from which the page shows them. */
  readonly pending: Pick<Store<readonly PendingEdit[]>, 'setState'>;
}

/** Edits of the cart; the shown cart is the server's with those that it has not answered yet on top. */
export interface CartEdits {
  /** Holds a quantity and sends it 500 ms after the last change to its line (Spec §4, Cart). */
  setQuantity(itemId: string, quantity: number): void;
  /** Gives a line other choices and its quantity; sent at once, as one edit. */
  change(itemId: string, change: PricedLineChange): void;
  remove(itemId: string): void;
  clear(): void;
  /** Sends what is held, then runs another write in its turn; its cart is taken over like any other. */
  run(write: () => Promise<Cart>): Promise<Cart>;
  /** Sends what is held at once; true when the server has accepted every edit since. */
  flush(): Promise<boolean>;
  /** Forgets everything unsent, as when the customer has logged out. */
  reset(): void;
}

interface CartWrite {
  readonly edit: CartEdit | null;
  readonly send: () => Promise<Cart>;
  /** Who it was begun for; what was begun for one customer never reaches the next. */
  readonly session: object;
}

/**
 * Makes the edits of a cart. All writes are mutations of one scope, which sends them one after the other, so that the
 * server's answers arrive in the order of the edits; undoing a failed one only means dropping it.
 */
export function createCartEdits(settings: CartEditsSettings): CartEdits {
  const { queryClient, send, onConfirmed, onFailed, pending } = settings;
  const held = new Map<string, PendingEdit>();
  const debouncers = new Map<string, LiteDebouncer<() => void>>();
  let session = {};
  let failures = 0;
  let lastWrite: Promise<unknown> = Promise.resolve();

  const writes = new MutationObserver<Cart, Error, CartWrite>(queryClient, {
    scope: { id: 'cart' },
    networkMode: 'always',
    meta: { hasOwnMessage: true },
    async mutationFn(write) {
      if (write.session !== session) throw new Error('The customer has signed out.');
      return write.send();
    },
    onSuccess(cart, write) {
      if (write.session === session) onConfirmed(cart, write.edit);
    },
    onError(error, { edit, session: begun }) {
      if (edit === null) return;
      failures += 1;
      if (begun === session) onFailed(edit, error);
    },
  });
  const write = (run: () => Promise<Cart>, edit: CartEdit | null) => {
    const done = writes.mutate({ edit, send: run, session });
    lastWrite = done.catch(() => undefined);
    return done;
  };
  const show = (edit: CartEdit): PendingEdit => {
    const shown: PendingEdit = { edit, apply: (cart) => applyEdit(cart, edit) };
    pending.setState((edits) => [...edits, shown]);
    return shown;
  };
  const hide = (shown: PendingEdit) => pending.setState((edits) => edits.filter((other) => other !== shown));
  const sendEdit = async (shown: PendingEdit) => {
    await write(() => send(shown.edit), shown.edit).catch(() => undefined);
    hide(shown);
  };
  const forgetHeld = (itemId: string) => {
    const shown = held.get(itemId);
    if (shown !== undefined) hide(shown);
    held.delete(itemId);
  };
  const debouncerOf = (itemId: string) => {
    const known = debouncers.get(itemId);
    if (known !== undefined) return known;
    const sendHeldQuantity = () => {
      const shown = held.get(itemId);
      held.delete(itemId);
      if (shown !== undefined) void sendEdit(shown);
    };
    const debouncer = new LiteDebouncer(sendHeldQuantity, { wait: quantityDebounceMs });
    debouncers.set(itemId, debouncer);
    return debouncer;
  };
  const flushHeld = () => {
    for (const debouncer of debouncers.values()) debouncer.flush();
  };

  return {
    setQuantity(itemId, quantity) {
      forgetHeld(itemId);
      held.set(itemId, show({ kind: 'quantity', itemId, quantity }));
      debouncerOf(itemId).maybeExecute();
    },
    change(itemId, change) {
      forgetHeld(itemId);
      // The line that it may be merged with must have its quantity on the server.
      flushHeld();
      void sendEdit(show({ kind: 'choices', itemId, ...change }));
    },
    remove(itemId) {
      forgetHeld(itemId);
      void sendEdit(show({ kind: 'remove', itemId }));
    },
    clear() {
      for (const itemId of held.keys()) forgetHeld(itemId);
      void sendEdit(show({ kind: 'clear' }));
    },
    run(other) {
      flushHeld();
      return write(other, null);
    },
    async flush() {
      const before = failures;
      flushHeld();
      await lastWrite;
      return failures === before;
    },
    reset() {
      session = {};
      held.clear();
      pending.setState(() => []);
    },
  };
}
