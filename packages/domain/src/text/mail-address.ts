// What the contract's `format: email` takes: one plain address, without a name, a comment or a quoted part.
const local = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*";
const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const mailAddress = new RegExp(`^${local}@(?:${label}\\.)+${label}$`, 'i');

const mostCharacters = 254;

/** Whether a text is one e-mail address. It says nothing about who reads it. */
export function isMailAddress(text: string): boolean {
  return text.length <= mostCharacters && mailAddress.test(text);
}

/**
 * The mailbox behind an address, for counting: case does not matter, nor what follows a plus sign, nor at Gmail the dots,
 * by which anyone would have thousands of addresses for one mailbox.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).toLowerCase().split('+');
  const domain = address.slice(at + 1).toLowerCase();
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
