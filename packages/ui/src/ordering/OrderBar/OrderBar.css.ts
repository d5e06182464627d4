import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const wide = '(min-width: 40rem)';

/** The counter: it overlaps the masthead, whose dishes stand on it. */
export const frame = style({
  position: 'relative',
  zIndex: 3,
  containerType: 'inline-size',
  margin: `-38px ${vars.size.gutter} 0`,
  '@media': { [media.mobile]: { marginTop: -30 } },
});

export const bar = style({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[3],
  borderRadius: vars.radius.tile,
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
  '@container': { [wide]: { gridTemplateColumns: 'auto 1fr', gap: 0 } },
  border: '1px solid transparent',
});

export const facts = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  '@container': { '(max-width: 15rem)': { gridAutoFlow: 'row' } },
});

export const fact = style({
  paddingInlineStart: vars.space[3],
  lineHeight: vars.leading.snug,
  selectors: { '& + &': { borderInlineStart: `1px solid ${vars.color.line}` } },
  '@container': { [wide]: { paddingInlineStart: vars.space[5] } },
});

export const term = style({ fontSize: vars.text.caption, color: vars.color.ink3 });

export const value = style({
  fontSize: vars.text.control,
  fontWeight: vars.weight.strong,
  '@container': { [wide]: { fontSize: vars.text.body } },
});
