import { type Cart, quantityDebounceMs } from '@tiffin/domain';
import type { CartEdit } from './pending-edits.ts';

interface Pending {
  readonly edit: CartEdit;
  /** Sent edits can no longer be merged with later ones. */
  isSent: boolean;
}

interface CartEditsSettings {
  /** Sends one edit; answers with the cart as the server has it afterwards. */
  readonly send: (edit: CartEdit) => Promise<Cart>;
  /** Takes over the server's cart, before the edit that led to it is forgotten; null for another write. */
  readonly onConfirmed: (cart: Cart, edit: CartEdit | null) => void;
  /** Hears of an edit that has been rolled back. */
  readonly onFailed: (edit: CartEdit, error: unknown) => void;
  readonly delayMs?: number;
}

/** The edits on their way to the server; the shown cart is the server's with these applied on top. */
export interface CartEdits {
  /** Holds a quantity and sends it 500 ms after the last change to its line (Spec §4, Cart). */
  setQuantity(itemId: string, quantity: number): void;
  remove(itemId: string): void;
  clear(): void;
  /** Runs a write that is not shown beforehand, in its turn; its cart is taken over like any other. */
  run(write: () => Promise<Cart>): Promise<Cart>;
  /** Sends what is held at once; true when the server has accepted everything since. */
  flush(): Promise<boolean>;
  /** The list of pending edits; a new list whenever it has changed. */
  pending(): readonly CartEdit[];
  subscribe(listener: () => void): () => void;
  /** Forgets everything unsent, as when the customer has logged out. */
  reset(): void;
}

/**
 * Makes the queue of cart edits. They are sent one after the other, so that the server's answers arrive in the
 * order of the edits; undoing a failed one is no more than forgetting it.
 */
export function createCartEdits(settings: CartEditsSettings): CartEdits {
  const { send, onConfirmed, onFailed, delayMs = quantityDebounceMs } = settings;
  let queue: readonly Pending[] = [];
  let snapshot: readonly CartEdit[] = [];
  let failures = 0;
  // Counts the customers, so that what was begun for one never reaches the next.
  let era = 0;
  let sending: Promise<void> = Promise.resolve();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  const update = (next: readonly Pending[]) => {
    queue = next;
    snapshot = queue.map(({ edit }) => edit);
    for (const listener of listeners) listener();
  };
  const stopTimer = (itemId: string) => {
    clearTimeout(timers.get(itemId));
    timers.delete(itemId);
  };
  const enqueue = (pending: Pending) => {
    sending = sending.then(async () => {
      // It may have been replaced or forgotten while it waited.
      if (!queue.includes(pending)) return;
      pending.isSent = true;
      try {
        const cart = await send(pending.edit);
        if (queue.includes(pending)) onConfirmed(cart, pending.edit);
      } catch (error) {
        failures += 1;
        if (queue.includes(pending)) onFailed(pending.edit, error);
      }
      update(queue.filter((other) => other !== pending));
    });
  };
  const dropUnsent = (concerns: (edit: CartEdit) => boolean) =>
    queue.filter(({ edit, isSent }) => isSent || !concerns(edit));
  const ofLine = (itemId: string) => (edit: CartEdit) => edit.kind !== 'clear' && edit.itemId === itemId;
  const isHeld = ({ edit, isSent }: Pending) =>
    !isSent && edit.kind === 'quantity' && timers.has(edit.itemId);

  return {
    setQuantity(itemId, quantity) {
      const pending: Pending = { edit: { kind: 'quantity', itemId, quantity }, isSent: false };
      stopTimer(itemId);
      update([...dropUnsent(ofLine(itemId)), pending]);
      timers.set(
        itemId,
        setTimeout(() => {
          timers.delete(itemId);
          enqueue(pending);
        }, delayMs),
      );
    },
    remove(itemId) {
      stopTimer(itemId);
      const pending: Pending = { edit: { kind: 'remove', itemId }, isSent: false };
      update([...dropUnsent(ofLine(itemId)), pending]);
      enqueue(pending);
    },
    clear() {
      for (const itemId of [...timers.keys()]) stopTimer(itemId);
      const pending: Pending = { edit: { kind: 'clear' }, isSent: false };
      update([...dropUnsent(() => true), pending]);
      enqueue(pending);
    },
    run(write) {
      const begun = era;
      const done = sending
        .then(() => {
          if (era !== begun) throw new Error('The customer has signed out.');
          return write();
        })
        .then((cart) => {
          if (era === begun) onConfirmed(cart, null);
          return cart;
        });
      sending = done.then(
        () => undefined,
        () => undefined,
      );
      return done;
    },
    async flush() {
      const before = failures;
      for (const pending of queue.filter(isHeld)) {
        if (pending.edit.kind === 'quantity') stopTimer(pending.edit.itemId);
        enqueue(pending);
      }
      await sending;
      return failures === before;
    },
    pending: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reset() {
      era += 1;
      for (const itemId of [...timers.keys()]) stopTimer(itemId);
      update([]);
    },
  };
}
