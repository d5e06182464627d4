import { z } from 'zod';

/** What can go wrong on order when a mail is handed in; see the sandbox's README. */
export const smtpFaultKinds = ['temporary', 'permanent', 'slow', 'reset', 'lost_answer'] as const;

const faultSchema = z.strictObject({
  kind: z.enum(smtpFaultKinds),
  /** Only mails to this address; left out, any mail. */
  recipient: z.string().toLowerCase().optional(),
  /** When: as the recipient is named, or when the whole mail has been sent. */
  at: z.enum(['recipient', 'data']).default('data'),
  times: z.int().min(1).default(1),
  delayMs: z.int().min(0).max(600_000).default(2000),
});

/** A fault that waits for its mail. */
export type SmtpFault = z.output<typeof faultSchema>;

/** The faults that have been ordered and not yet happened. */
export class SmtpFaultQueue {
  #faults: SmtpFault[] = [];

  /** Those still waiting. */
  get waiting(): readonly SmtpFault[] {
    return this.#faults;
  }

  /** Orders a fault from what a test has sent; returns what is wrong with it as a sentence otherwise. */
  add(input: unknown): SmtpFault | string {
    const parsed = faultSchema.safeParse(input);
    if (!parsed.success) return z.prettifyError(parsed.error);
    this.#faults.push(parsed.data);
    return parsed.data;
  }

  /** Takes the first fault meant for one of `recipients` at this moment, once. */
  take(at: SmtpFault['at'], recipients: readonly string[]): SmtpFault | undefined {
    const addresses = recipients.map((address) => address.toLowerCase());
    const fault = this.#faults.find(
      (each) => each.at === at && (each.recipient === undefined || addresses.includes(each.recipient)),
    );
    if (fault === undefined) return undefined;
    fault.times -= 1;
    this.#faults = this.#faults.filter(({ times }) => times > 0);
    return fault;
  }

  /** Cancels all that wait. */
  clear(): void {
    this.#faults = [];
  }
}
