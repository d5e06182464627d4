import { setTimeout as wait } from 'node:timers/promises';

/** Watches the sandbox's mailbox, which forgets older mails. */
export interface MailboxWatch {
  /** How many mails have come to each address. */
  readonly received: ReadonlyMap<string, number>;
  /** Looks once more and ends. */
  stop(): Promise<void>;
}

interface Mail {
  readonly id: string;
  readonly recipients: readonly string[];
}

// It keeps 500 mails, which is much more than come in this time.
const lookEveryMs = 3_000;

/** Counts the mails that come to the mailbox at `url`. */
export function watchMailbox(url: string): MailboxWatch {
  const seen = new Set<string>();
  const received = new Map<string, number>();
  const stopping = new AbortController();
  const look = async () => {
    const answer = await fetch(`${url}/api/messages`);
    const { messages } = (await answer.json()) as { readonly messages: readonly Mail[] };
    for (const { id, recipients } of messages) {
      if (seen.has(id)) continue;
      seen.add(id);
      for (const address of recipients) received.set(address, (received.get(address) ?? 0) + 1);
    }
  };
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      await look();
      await wait(lookEveryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    await look();
  })();
  return {
    received,
    stop: async () => {
      stopping.abort();
      await watching;
    },
  };
}
