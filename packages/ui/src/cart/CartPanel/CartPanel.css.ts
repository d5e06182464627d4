import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  background: vars.color.surface,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '72px',
  padding: `${vars.space[5]} ${vars.space[6]} ${vars.space[2]}`,
});

export const heading = style({
  margin: 0,
  fontFamily: vars.font.serif,
  fontSize: vars.text.panel,
  fontWeight: vars.weight.panel,
  lineHeight: vars.leading.title,
  letterSpacing: vars.tracking.section,
});

export const tools = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

export const scroll = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: `0 ${vars.space[6]}`,
  scrollbarWidth: 'thin',
});

export const lines = style({ margin: 0, padding: 0, listStyle: 'none' });

export const block = style({ display: 'grid', gap: vars.space[2], padding: `${vars.space[4]} 0` });

export const foot = style({
  display: 'grid',
  gap: vars.space[4],
  padding: `${vars.space[4]} ${vars.space[6]} ${vars.space[5]}`,
  borderTop: `1px solid ${vars.color.line}`,
});

export const middle = style({ display: 'grid', flex: 1, placeContent: 'center' });
