import { ports } from './ports.ts';

/** A mail that has come into the sandbox's mailbox. */
export interface Mail {
  readonly id: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
}

/** The mails sent to an address, newest first. */
export async function mailsTo(address: string): Promise<readonly Mail[]> {
  const { messages } = await read<{ messages: readonly Mail[] }>(`?to=${encodeURIComponent(address)}`);
  return Promise.all(messages.map(({ id }) => read<Mail>(`/${id}`)));
}

async function read<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(`http://localhost:${ports.mailbox}/api/messages${path}`);
  if (!answer.ok) throw new Error(`The mailbox answered ${answer.status}.`);
  // The mailbox is ours: its answers have this form.
  return (await answer.json()) as Answer;
}
