import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { counterVars } from '../theme/counter-theme.css.ts';
import { title } from '../theme/typography.css.ts';

/** A page of the counter, inside of its frame. */
export const page = style({
  padding: `${counterVars.space[5]} ${counterVars.space[7]} ${counterVars.space[7]}`,
  '@media': { [media.mobile]: { padding: counterVars.space[4] } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  minHeight: counterVars.size.button,
  marginBottom: counterVars.space[3.5],
});

export const heading = style([
  title.page,
  {
    marginInlineEnd: 'auto',
    fontSize: counterVars.text.page,
    '@media': { [media.mobile]: { flexBasis: '100%', fontSize: counterVars.text.key } },
  },
]);

/** Two columns on landscape tablets, one below. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: `0 ${counterVars.space[10]}`,
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** A part of a page under a title of its own. */
export const block = style({
  padding: `${counterVars.space[4]} 0 ${counterVars.space[5]}`,
  borderTop: `1px solid ${vars.color.line}`,
});

/** The first part of a column. */
export const firstBlock = style([
  block,
  { '@media': { [media.desktop]: { paddingTop: counterVars.space[1.5], borderTop: 0 } } },
]);

export const blockTitle = style({
  fontSize: counterVars.text.heading,
  fontWeight: '470',
  letterSpacing: counterVars.tracking.title,
});

export const aside = style({
  margin: `${counterVars.space[0.5]} 0 ${counterVars.space[3]}`,
  color: vars.color.ink2,
});

export const kicker = style({
  margin: `${counterVars.space[3.5]} 0 ${counterVars.space[2]}`,
  color: vars.color.ink2,
  fontSize: counterVars.text.caption,
  fontWeight: '640',
});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: counterVars.space[2.5],
  marginTop: counterVars.space[3],
});

export const grow = style({ flex: '1 1 auto' });

/** A row of a list: what it is, what about it, and what can be done. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  minHeight: '76px',
  padding: `${counterVars.space[2]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
});

export const rowName = style({ flex: '1 1 9rem', minWidth: 0, fontWeight: '640' });

export const rowDetail = style({ flex: '1 1 9rem', minWidth: 0 });

/** A field's label above its input. */
export const field = style({ display: 'grid', gap: counterVars.space[1.5], minWidth: 0 });

export const label = style({ fontSize: counterVars.text.caption, fontWeight: '600' });

export const input = style({
  width: '100%',
  minWidth: 0,
  minHeight: counterVars.size.button,
  // Narrow: tablets set to American English write "12:00 PM".
  padding: `0 ${counterVars.space[2.5]}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  fontSize: counterVars.text.body,
  '::placeholder': { color: vars.color.ink2, opacity: 1 },
  selectors: { '&[aria-invalid="true"]': { borderColor: vars.color.bad, borderWidth: '2px' } },
});

export const error = style({
  display: 'flex',
  gap: vars.space[2],
  marginTop: vars.space[2],
  color: vars.color.bad,
  fontWeight: counterVars.weight.body,
});

export const problem = style({ selectors: { '&:has(p)': { marginBottom: vars.space[4] } } });
