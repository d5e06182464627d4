import type { Store } from '@tanstack/store';
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
  /** Where the edits on their way are shown from. */
  readonly pending: Pick<Store<readonly CartEdit[]>, 'setState'>;
  readonly delayMs?: number;
}

/** The edits on their way to the server; the shown cart is the server's with these applied on top. */
export interface CartEdits {
  /** Holds a quantity and sends it 500 ms after the last change to its line (Spec §4, Cart). */
  setQuantity(itemId: string, quantity: number): void;
  remove(itemId: string): void;
  clear(): void;
  /** Sends what is held, then runs another write in its turn; its cart is taken over like any other. */
  run(write: () => Promise<Cart>): Promise<Cart>;
  /** Sends what is held at once; true when the server has accepted everything since. */
  flush(): Promise<boolean>;
  /** Forgets everything unsent, as when the customer has logged out. */
  reset(): void;
}

/**
 * Makes the queue of cart edits. They are sent one after the other, so that the server's answers arrive in the
 * order of the edits; undoing a failed one is no more than forgetting it.
 */
export function createCartEdits(settings: CartEditsSettings): CartEdits {
  const { send, onConfirmed, onFailed, pending, delayMs = quantityDebounceMs } = settings;
  let queue: readonly Pending[] = [];
  let failures = 0;
  // Counts the customers, so that what was begun for one never reaches the next.
  let era = 0;
  let sending: Promise<void> = Promise.resolve();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  const update = (next: readonly Pending[]) => {
    queue = next;
    pending.setState(() => queue.map(({ edit }) => edit));
  };
  const stopTimer = (itemId: string) => {
    clearTimeout(timers.get(itemId));
    timers.delete(itemId);
  };
  const enqueue = (entry: Pending) => {
    sending = sending.then(async () => {
      // It may have been replaced or forgotten while it waited.
      if (!queue.includes(entry)) return;
      entry.isSent = true;
      try {
        const cart = await send(entry.edit);
        if (queue.includes(entry)) onConfirmed(cart, entry.edit);
      } catch (error) {
        failures += 1;
        if (queue.includes(entry)) onFailed(entry.edit, error);
      }
      update(queue.filter((other) => other !== entry));
    });
  };
  const dropUnsent = (concerns: (edit: CartEdit) => boolean) =>
    queue.filter(({ edit, isSent }) => isSent || !concerns(edit));
  const ofLine = (itemId: string) => (edit: CartEdit) => edit.kind !== 'clear' && edit.itemId === itemId;
  const isHeld = ({ edit, isSent }: Pending) =>
    !isSent && edit.kind === 'quantity' && timers.has(edit.itemId);
  const sendHeld = () => {
    for (const entry of queue.filter(isHeld)) {
      if (entry.edit.kind === 'quantity') stopTimer(entry.edit.itemId);
      enqueue(entry);
    }
  };

  return {
    setQuantity(itemId, quantity) {
      const entry: Pending = { edit: { kind: 'quantity', itemId, quantity }, isSent: false };
      stopTimer(itemId);
      update([...dropUnsent(ofLine(itemId)), entry]);
      timers.set(
        itemId,
        setTimeout(() => {
          timers.delete(itemId);
          enqueue(entry);
        }, delayMs),
      );
    },
    remove(itemId) {
      stopTimer(itemId);
      const entry: Pending = { edit: { kind: 'remove', itemId }, isSent: false };
      update([...dropUnsent(ofLine(itemId)), entry]);
      enqueue(entry);
    },
    clear() {
      for (const itemId of [...timers.keys()]) stopTimer(itemId);
      const entry: Pending = { edit: { kind: 'clear' }, isSent: false };
      update([...dropUnsent(() => true), entry]);
      enqueue(entry);
    },
    run(write) {
      sendHeld();
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
      sendHeld();
      await sending;
      return failures === before;
    },
    reset() {
      era += 1;
      for (const itemId of [...timers.keys()]) stopTimer(itemId);
      update([]);
    },
  };
}
