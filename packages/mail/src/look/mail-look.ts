import type { CSSProperties } from 'react';
import type { MailColours } from './mail-colours.ts';
import { ticketLook } from './ticket-look.ts';

/** A style and the class by which the style sheet changes it on phones and in the dark. */
export interface Look {
  readonly className: string;
  readonly style: CSSProperties;
}

const serif = 'Georgia, "Times New Roman", serif';
const sans = '"Helvetica Neue", Helvetica, Arial, sans-serif';

/** Breaks words that are longer than their line, also inside of tables. */
const breaking: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' };
const plain: CSSProperties = { margin: 0, fontSize: 16, lineHeight: '24px' };
const small: CSSProperties = { margin: 0, fontSize: 15, lineHeight: '22px' };
const heading: CSSProperties = { fontFamily: serif, fontWeight: 400, margin: 0 };

/** The styles of every part of a mail, in the light scheme: clients that drop the style sheet show these. */
export function mailLook(colours: MailColours) {
  const line = `1px solid ${colours.line}`;
  const looks = {
    body: {
      backgroundColor: colours.ground,
      color: colours.ink,
      fontFamily: sans,
      fontSize: 16,
      lineHeight: '24px',
      margin: 0,
      padding: '32px 0 40px',
    },
    card: { backgroundColor: colours.card, color: colours.ink, width: '100%', maxWidth: 600 },
    head: {
      ...breaking,
      backgroundColor: colours.head,
      color: colours.ink,
      padding: '26px 40px 28px',
      borderBottom: `6px solid ${colours.accent}`,
    },
    headOff: {
      ...breaking,
      backgroundColor: colours.head,
      color: colours.ink,
      padding: '26px 40px 28px',
      borderBottom: `6px solid ${colours.off}`,
    },
    brand: { ...heading, fontSize: 19, lineHeight: '23px', margin: '0 0 22px', fontWeight: 700 },
    title: { ...heading, fontSize: 40, lineHeight: '42px', letterSpacing: '-0.02em' },
    lead: { fontSize: 18, lineHeight: '26px', margin: '12px 0 0' },
    section: { ...breaking, padding: '28px 40px 0', verticalAlign: 'top' },
    lastSection: { ...breaking, padding: '28px 40px 34px', verticalAlign: 'top' },
    heading: { ...heading, fontSize: 22, lineHeight: '26px', margin: '0 0 8px' },
    paragraph: { ...plain, margin: '0 0 8px' },
    text: plain,
    strong: { ...plain, fontWeight: 700 },
    dishName: { ...plain, fontWeight: 700 },
    detail: { ...small, marginTop: 2, color: colours.muted },
    // What was chosen for the choice above it.
    under: { ...small, marginTop: 2, paddingLeft: 12, color: colours.muted },
    term: { ...small, color: colours.muted },
    figure: { fontSize: 22, lineHeight: '28px', fontWeight: 700, margin: '2px 0 0' },
    fact: { width: '50%', padding: '14px 12px 0 0', borderTop: line, verticalAlign: 'top' },
    quantity: {
      ...plain,
      width: 44,
      padding: '12px 0',
      borderTop: line,
      verticalAlign: 'top',
      fontWeight: 700,
    },
    dish: { ...breaking, padding: '12px 0', borderTop: line, verticalAlign: 'top' },
    price: {
      ...plain,
      width: 90,
      padding: '12px 0',
      borderTop: line,
      verticalAlign: 'top',
      textAlign: 'right',
      fontWeight: 700,
      whiteSpace: 'nowrap',
    },
    allergens: { ...small, marginTop: 4 },
    sumLabel: { ...plain, padding: '4px 0' },
    sumAmount: { ...plain, padding: '4px 0', textAlign: 'right', whiteSpace: 'nowrap', width: '1%' },
    totalLabel: { padding: '10px 0 4px', fontSize: 20, lineHeight: '28px', fontWeight: 700 },
    totalAmount: {
      padding: '10px 0 4px',
      fontSize: 20,
      lineHeight: '28px',
      fontWeight: 700,
      textAlign: 'right',
      whiteSpace: 'nowrap',
      width: '1%',
    },
    box: { ...breaking, backgroundColor: colours.box, padding: '18px 20px' },
    phone: { color: colours.link, textDecoration: 'underline', whiteSpace: 'nowrap' },
    rule: { width: '100%', margin: '0 0 10px', border: 0, borderTop: line },
    link: { color: colours.link, textDecoration: 'underline' },
    buttonSpace: { padding: '22px 0 0' },
    button: {
      display: 'inline-block',
      backgroundColor: colours.accent,
      color: colours.onAccent,
      fontWeight: 700,
      padding: '14px 26px',
      borderRadius: 10,
    },
    foot: {
      ...breaking,
      padding: '24px 40px 30px',
      borderTop: line,
      fontSize: 14,
      lineHeight: '21px',
      color: colours.muted,
    },
    footText: { margin: '0 0 10px', fontSize: 14, lineHeight: '21px' },
    ...ticketLook(colours),
  } satisfies Record<string, CSSProperties>;
  return withClasses(looks);
}

/** The styles of a mail's parts, by part. */
export type MailLook = ReturnType<typeof mailLook>;

// Each style gets its class: "m-" and the part's name.
function withClasses<Part extends string>(
  looks: Readonly<Record<Part, CSSProperties>>,
): Readonly<Record<Part, Look>>;
function withClasses(looks: Readonly<Record<string, CSSProperties>>): Readonly<Record<string, Look>> {
  return Object.fromEntries(
    Object.entries(looks).map(([part, style]) => [part, { className: `m-${part}`, style }]),
  );
}
