import { setTimeout as wait } from 'node:timers/promises';

/** Counts what arrives in the sandbox's mailbox, which keeps only the latest mails. */
export interface MailboxWatch {
  /** How many mails each address has received. */
  readonly received: ReadonlyMap<string, number>;
  /** Reads the mailbox once more and ends. */
  stop(): Promise<void>;
}

interface Mail {
  readonly id: string;
  readonly recipients: readonly string[];
}

// The mailbox keeps 500 mails, many more than arrive in this time.
const readEveryMs = 3_000;

/** Starts to count the mails that arrive in the mailbox at `url`. */
export function watchMailbox(url: string): MailboxWatch {
  const seen = new Set<string>();
  const received = new Map<string, number>();
  const stopping = new AbortController();
  const read = async () => {
    const response = await fetch(`${url}/api/messages`);
    const { messages } = (await response.json()) as { readonly messages: readonly Mail[] };
    for (const { id, recipients } of messages) {
      if (seen.has(id)) continue;
      seen.add(id);
      for (const address of recipients) received.set(address, (received.get(address) ?? 0) + 1);
    }
  };
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      await read();
      await wait(readEveryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    await read();
  })();
  return {
    received,
    stop: async () => {
      stopping.abort();
      await watching;
    },
  };
}
