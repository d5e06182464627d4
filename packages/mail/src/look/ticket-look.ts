import type { CSSProperties } from 'react';
import type { MailColours } from './mail-colours.ts';

const breaking: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' };

/** The styles of the ticket: one colour, large type, thick rules, so that it prints well on a thermal printer too. */
export function ticketLook({ card, ink, inverse, onInverse }: MailColours) {
  const rule = `3px solid ${ink}`;
  return {
    ticketCard: { backgroundColor: card, color: ink, width: '100%', maxWidth: 400 },
    ticket: { ...breaking, padding: '16px 18px 20px' },
    ticketNumber: {
      margin: '0 0 8px',
      fontSize: 44,
      lineHeight: '46px',
      fontWeight: 700,
      letterSpacing: '-0.03em',
    },
    ticketCount: {
      padding: 0,
      fontSize: 18,
      lineHeight: '24px',
      verticalAlign: 'bottom',
      textAlign: 'right',
    },
    ticketFrame: { ...breaking, border: rule, padding: '6px 10px' },
    ticketMode: { margin: 0, fontSize: 20, lineHeight: '26px', fontWeight: 700 },
    ticketTerm: { padding: '14px 0 0', fontSize: 17, lineHeight: '24px', verticalAlign: 'bottom' },
    ticketDue: {
      padding: '10px 0 0',
      fontSize: 38,
      lineHeight: '40px',
      fontWeight: 700,
      textAlign: 'right',
      verticalAlign: 'bottom',
    },
    ticketName: { margin: '8px 0 0', fontSize: 21, lineHeight: '27px', fontWeight: 700 },
    ticketPlace: { margin: 0, fontSize: 18, lineHeight: '25px' },
    ticketNoteHead: {
      margin: '14px 0 0',
      padding: '4px 10px',
      backgroundColor: inverse,
      color: onInverse,
      fontSize: 19,
      lineHeight: '26px',
      fontWeight: 700,
    },
    ticketNote: { margin: 0, fontSize: 20, lineHeight: '26px', fontWeight: 700 },
    ticketWritten: { margin: '12px 0 0', fontSize: 17, lineHeight: '22px', fontWeight: 700 },
    ticketRule: { width: '100%', margin: '16px 0 0', border: 0, borderTop: rule },
    ticketQuantity: {
      width: 64,
      padding: '12px 0',
      fontSize: 36,
      lineHeight: '38px',
      fontWeight: 700,
      verticalAlign: 'top',
    },
    ticketLine: { ...breaking, padding: '12px 0', borderBottom: `2px dashed ${ink}`, verticalAlign: 'top' },
    ticketDish: { margin: 0, fontSize: 22, lineHeight: '27px', fontWeight: 700 },
    ticketOption: { margin: '2px 0 0', fontSize: 19, lineHeight: '25px', fontWeight: 700 },
    ticketUnder: { margin: '2px 0 0', paddingLeft: 14, fontSize: 19, lineHeight: '25px', fontWeight: 700 },
    ticketAllergens: { margin: '4px 0 0', fontSize: 19, lineHeight: '25px' },
    ticketEnd: { padding: '10px 0 0', fontSize: 18, lineHeight: '25px', verticalAlign: 'top' },
    ticketEndValue: {
      padding: '10px 0 0',
      fontSize: 18,
      lineHeight: '25px',
      verticalAlign: 'top',
      textAlign: 'right',
      fontWeight: 700,
    },
  } satisfies Record<string, CSSProperties>;
}
