/** A text that survives the way to the payment page or the identity provider and back, in this tab alone. */
export interface TabMemory {
  read(): string | null;
  /** Keeps the text, or forgets it when null. */
  write(text: string | null): void;
  subscribe(listener: () => void): () => void;
}

/** Makes the memory of one thing; where sessionStorage is blocked it lasts as long as the page. */
export function createTabMemory(name: string): TabMemory {
  const listeners = new Set<() => void>();
  let held: string | null | undefined;
  return {
    read() {
      if (held === undefined) {
        try {
          held = typeof window === 'undefined' ? null : window.sessionStorage.getItem(name);
        } catch {
          held = null;
        }
      }
      return held;
    },
    write(text) {
      held = text;
      try {
        if (text === null) window.sessionStorage.removeItem(name);
        else window.sessionStorage.setItem(name, text);
      } catch {
        // It lasts as long as the page.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
