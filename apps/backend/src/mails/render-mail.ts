import type { MailRestaurant, RenderedMail } from '@tiffin/mail';
import type { WrittenMail } from './mailer.ts';

/** Loads what renders mails, with the first mail that needs it: the mail components take half a second to load. */
export async function loadRenderMail() {
  const { renderMail } = await import('@tiffin/mail');
  return renderMail;
}

/** A rendered mail as its restaurant sends it: under its name, with replies to its own address. */
export function mailFrom({ name, email }: MailRestaurant, rendered: RenderedMail): WrittenMail {
  return { ...rendered, fromName: name, replyTo: { name, address: email } };
}
