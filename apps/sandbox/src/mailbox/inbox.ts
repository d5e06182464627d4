import { randomUUID } from 'node:crypto';
import PostalMime, { type Address, type Email } from 'postal-mime';

/** One mail that has been taken. */
export interface Message {
  readonly id: string;
  readonly receivedAt: Date;
  /** From the envelope: to whom it was really sent, blind copies included. */
  readonly recipients: readonly string[];
  /** As the mail says it: `Ana <ana@tiffin.example>`. */
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string | null;
  readonly html: string | null;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly attachments: readonly { readonly name: string; readonly type: string; readonly bytes: number }[];
}

/** How many mails are kept; older ones are dropped. */
export const mostMessages = 500;

/** The mails that have been taken, in memory. */
export class Inbox {
  #messages: Message[] = [];
  readonly #listeners = new Set<() => void>();

  /** Parses a mail and keeps it. */
  async add(recipients: readonly string[], raw: Uint8Array): Promise<Message> {
    const message = describeMail(recipients, await PostalMime.parse(raw));
    this.#messages = [message, ...this.#messages].slice(0, mostMessages);
    this.#announce();
    return message;
  }

  /** The mails, newest first: all, or those sent to one address. */
  list(recipient?: string): readonly Message[] {
    if (recipient === undefined) return this.#messages;
    const wanted = recipient.toLowerCase();
    return this.#messages.filter(({ recipients }) =>
      recipients.some((each) => each.toLowerCase() === wanted),
    );
  }

  /** The mail with this id. */
  find(id: string): Message | undefined {
    return this.#messages.find((message) => message.id === id);
  }

  /** Drops all mails. */
  clear(): void {
    this.#messages = [];
    this.#announce();
  }

  /** Calls `listener` after each change, until the returned function is called. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #announce(): void {
    for (const listener of this.#listeners) listener();
  }
}

function describeMail(recipients: readonly string[], mail: Email): Message {
  return {
    id: randomUUID(),
    receivedAt: new Date(),
    recipients,
    from: mail.from === undefined ? '' : addressText(mail.from),
    to: (mail.to ?? []).map(addressText).join(', '),
    subject: mail.subject ?? '',
    text: mail.text ?? null,
    html: mail.html ?? null,
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? 'unnamed',
      type: mimeType,
      bytes: typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength,
    })),
  };
}

function addressText({ name, address }: Address): string {
  if (address === undefined) return name;
  return name === '' ? address : `${name} <${address}>`;
}
