/** What the mail server does wrong, by the sandbox's names; see its README. */
export const mailFaultKinds = ['temporary', 'permanent', 'slow', 'silent', 'reset', 'lost_answer'] as const;

/** The stand-in mail server from the soak's side. */
export interface MailServer {
  /** Lets it fail with the next mails, as each recipient is named or when the whole mail has been sent. */
  misbehave(kind: (typeof mailFaultKinds)[number], at: 'recipient' | 'data', times: number): Promise<void>;
  /** Cancels the failures that still wait. */
  behave(): Promise<void>;
  /** How many mails it has refused for good. */
  refusals(): number;
}

/** Makes the mail server behind the mailbox at `url` fail on demand. */
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
    misbehave: async (kind, at, times) => {
      const isLate = kind === 'slow' || kind === 'silent';
      await call('POST', {
        kind: isLate ? 'slow' : kind,
        at,
        times,
        ...(isLate && { delayMs: kind === 'slow' ? slowMs : silentMs }),
      });
      if (kind === 'permanent') refusals += times;
    },
    behave: async () => {
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
// Longer than the backend waits for an answer: it gives up, and the mail comes all the same.
const silentMs = 25_000;
