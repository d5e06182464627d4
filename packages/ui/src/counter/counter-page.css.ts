import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { title } from '../theme/typography.css.ts';
import { counterVars } from './counter-theme.css.ts';

/** A page of the counter, inside of its frame. */
export const page = style({
  padding: '20px 28px 28px',
  '@media': { [media.mobile]: { padding: '16px' } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  minHeight: counterVars.size.button,
  marginBottom: '14px',
});

export const heading = style([
  title.page,
  {
    marginInlineEnd: 'auto',
    fontSize: '2.5rem',
    '@media': { [media.mobile]: { flexBasis: '100%', fontSize: '2rem' } },
  },
]);

/** Two columns on landscape tablets, one below. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: '0 40px',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** A part of a page under a title of its own. */
export const block = style({
  padding: '16px 0 20px',
  borderTop: `1px solid ${vars.color.line}`,
});

/** The first part of a column. */
export const firstBlock = style([
  block,
  { '@media': { [media.desktop]: { paddingTop: '6px', borderTop: 0 } } },
]);

export const blockTitle = style({
  fontSize: '1.625rem',
  fontWeight: '470',
  letterSpacing: counterVars.tracking.title,
});

export const aside = style({ margin: '2px 0 12px', color: vars.color.ink2 });

export const kicker = style({
  margin: '14px 0 8px',
  color: vars.color.ink2,
  fontSize: counterVars.text.caption,
  fontWeight: '640',
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '10px', marginTop: '12px' });

export const grow = style({ flex: '1 1 auto' });

/** A row of a list: what it is, what about it, and what can be done. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  minHeight: '76px',
  padding: '8px 0',
  borderBottom: `1px solid ${vars.color.line}`,
});

export const rowName = style({ flex: '1 1 9rem', minWidth: 0, fontWeight: '640' });

export const rowDetail = style({ flex: '1 1 9rem', minWidth: 0 });

/** A field's label above its input. */
export const field = style({ display: 'grid', gap: '6px', minWidth: 0 });

export const label = style({ fontSize: counterVars.text.caption, fontWeight: '600' });

export const input = style({
  width: '100%',
  minWidth: 0,
  minHeight: counterVars.size.button,
  // Narrow: tablets set to American English write "12:00 PM".
  padding: '0 10px',
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
