import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto 1fr',
  gap: vars.space[10],
  margin: `${vars.space[8]} 0 0`,
  paddingTop: vars.space[5],
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [media.mobile]: { gridTemplateColumns: '1fr 1fr', gap: vars.space[4] } },
});

export const term = style({ fontSize: vars.text.small, color: vars.color.ink3 });

export const value = style({
  margin: 0,
  fontSize: vars.text.name,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const place = style({ '@media': { [media.mobile]: { gridColumn: '1 / -1' } } });

export const closing = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: 64,
  marginInlineEnd: 'auto',
  lineHeight: vars.leading.snug,
  fontSize: vars.text.control,
  color: vars.color.ink2,
});

export const stay = style({
  position: 'relative',
  display: 'block',
  minHeight: 24,
  // Grows the target without moving anything.
  '::after': { content: '""', position: 'absolute', inset: '-10px -8px' },
  fontWeight: vars.weight.strong,
  color: vars.color.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});

export const follow = style({ '@media': { [media.mobile]: { flex: '1 1 100%' } } });
