/** The faults of the mail server; "silent" is the sandbox's "slow" beyond the backend's timeout. */
export const mailFaultKinds = ['temporary', 'permanent', 'slow', 'silent', 'reset', 'lost_answer'] as const;

/** The sandbox's mail server. */
export interface MailServer {
  /** Makes it fail for the next mails, at the recipient or after the whole mail. */
  injectFault(kind: (typeof mailFaultKinds)[number], at: 'recipient' | 'data', times: number): Promise<void>;
  /** Cancels the faults that no mail has met yet. */
  clearFaults(): Promise<void>;
  /** How many mails it has refused for good. */
  refusals(): number;
}

/** Connects to the mail server behind the mailbox at `url`. */
export function mailServer(url: string): MailServer {
  let refusals = 0;
  const call = async (method: string, body?: object): Promise<Response> => {
    const answer = await fetch(`${url}/sandbox/faults`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`The mailbox answered ${answer.status} to ${method} /sandbox/faults.`);
    return answer;
  };
  return {
    injectFault: async (kind, at, times) => {
      const isLate = kind === 'slow' || kind === 'silent';
      await call('POST', {
        kind: isLate ? 'slow' : kind,
        at,
        times,
        ...(isLate && { delayMs: kind === 'slow' ? slowMs : silentMs }),
      });
      if (kind === 'permanent') refusals += times;
    },
    clearFaults: async () => {
      const waiting = (await (await call('GET')).json()) as readonly WaitingFault[];
      await call('DELETE');
      for (const { kind, times } of waiting) if (kind === 'permanent') refusals -= times;
    },
    refusals: () => refusals,
  };
}

interface WaitingFault {
  readonly kind: string;
  readonly times: number;
}

const slowMs = 3_000;
// Longer than the backend waits: it gives up, and the mail arrives all the same.
const silentMs = 25_000;
