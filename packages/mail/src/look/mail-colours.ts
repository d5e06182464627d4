import { type ColourRole, hexColour, type Scheme } from '@tiffin/ui/brand-colours';

const shared = {
  card: 'surface',
  head: 'hero',
  box: 'sunken',
  line: 'line',
  ink: 'ink',
  muted: 'ink2',
  link: 'accentText',
  accent: 'accent',
  onAccent: 'onAccent',
  off: 'lineStrong',
  inverse: 'inverse',
  onInverse: 'onInverse',
} as const;

/** The theme's role for each colour of a mail: the card stands out from its ground in both schemes. */
export const mailColourRoles = {
  light: { ...shared, ground: 'sunken' },
  dark: { ...shared, ground: 'paper' },
} as const satisfies Record<Scheme, Record<string, ColourRole>>;

/** What a colour of a mail is for. */
export type MailColour = keyof (typeof mailColourRoles)['light'];

/** The colours of a mail as `#rrggbb`: many clients drop custom properties and `oklch()`. */
export type MailColours = Readonly<Record<MailColour, string>>;

/** The ink of a printed mail, whatever the scheme: printers leave grounds out. */
export const printInk = '#000';

/** Texts on their grounds in mails; each pair needs a contrast of 4.5 (WCAG AA). */
export const mailTextPairs: readonly (readonly [text: MailColour, ground: MailColour])[] = [
  ['ink', 'ground'],
  ['ink', 'card'],
  ['ink', 'head'],
  ['ink', 'box'],
  ['muted', 'card'],
  ['link', 'card'],
  ['link', 'box'],
  ['onAccent', 'accent'],
  ['onInverse', 'inverse'],
];

/** Works out a mail's colours from the brand's hue. */
export function mailColours(hue: number, scheme: Scheme): MailColours {
  const colour = (role: MailColour) => hexColour(mailColourRoles[scheme][role], hue, scheme);
  return {
    ground: colour('ground'),
    card: colour('card'),
    head: colour('head'),
    box: colour('box'),
    line: colour('line'),
    ink: colour('ink'),
    muted: colour('muted'),
    link: colour('link'),
    accent: colour('accent'),
    onAccent: colour('onAccent'),
    off: colour('off'),
    inverse: colour('inverse'),
    onInverse: colour('onInverse'),
  };
}
