import { createHash } from 'node:crypto';

/** A person who can sign in. */
export interface Account {
  /** 21 digits like Google's; the same for an e-mail address at every start. */
  readonly sub: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly name: string;
  /** What the chooser says about this person, if anything. */
  readonly remark: string | null;
}

/** The demo people, in the chooser's order. */
export const demoAccounts: readonly Account[] = [
  demo('Amira Khan', 'amira.khan@tiffin.example'),
  demo('Tom Ashworth', 'tom.ashworth@tiffin.example'),
  demo('Chiara Russo', 'chiara.russo@tiffin.example'),
  demo('Farah Siddiqui', 'owner@saffronandsmoke.example', { remark: 'Owns Saffron & Smoke' }),
  demo('Nadia Rahman', 'admin@tiffin.example', { remark: 'Runs the restaurants' }),
  demo('Jo Fletcher', 'jo.fletcher@tiffin.example', {
    remark: 'E-mail not verified',
    isEmailVerified: false,
  }),
];

function demo(
  name: string,
  email: string,
  { remark = null, isEmailVerified = true }: { remark?: string | null; isEmailVerified?: boolean } = {},
): Account {
  return { sub: subjectOf(email), email, isEmailVerified, name, remark };
}

/** The account of any e-mail address: a demo person's, or a new one named after the address. */
export function accountOf(text: string): Account | undefined {
  const email = text.trim().toLowerCase();
  if (email.length > 254 || !/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(email)) return undefined;
  const known = demoAccounts.find((account) => account.email === email);
  if (known !== undefined) return known;
  const [local = ''] = email.split(/[@+]/);
  const words = local.split(/[._-]+/).filter(Boolean);
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || email;
  return demo(name, email);
}

/** The claims of the id token and of userinfo, by Google's names. */
export function claimsOf(
  account: Account,
  issuer: string,
): Record<string, string | boolean> & { sub: string } {
  const [first = '', ...rest] = account.name.split(' ');
  return {
    sub: account.sub,
    email: account.email,
    email_verified: account.isEmailVerified,
    name: account.name,
    given_name: first,
    ...(rest.length > 0 && { family_name: rest.join(' ') }),
    picture: `${issuer}/pictures/${account.sub}.svg`,
  };
}

/** One or two letters that stand for a person. */
export function initialsOf(name: string): string {
  return name
    .split(' ')
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('');
}

function subjectOf(email: string): string {
  const number = BigInt(`0x${createHash('sha256').update(email).digest('hex')}`) % 10n ** 20n;
  return `1${number.toString().padStart(20, '0')}`;
}
