import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

export const blocks = style({
  display: 'grid',
  gap: counterVars.space[2.5],
  marginBottom: counterVars.space[2.5],
});

const blockBase = style({
  display: 'grid',
  gap: counterVars.space[3.5],
  padding: counterVars.space[4.5],
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.tile,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { padding: vars.space[3] } },
});

/** What waits for an answer has the heavier frame. */
export const block = styleVariants({
  open: [blockBase, { border: `3px solid ${vars.color.ink}` }],
  answered: [blockBase],
  closed: [blockBase],
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: counterVars.space[3.5],
  alignItems: 'start',
});

export const title = style({
  fontFamily: vars.font.sans,
  fontSize: counterVars.text.name,
  fontWeight: counterVars.weight.figure,
  letterSpacing: 0,
  lineHeight: 1.2,
});

export const when = style({ color: vars.color.ink2, fontSize: counterVars.text.caption });

const stateBase = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: counterVars.space[1.5],
  padding: `${counterVars.space[1]} ${counterVars.space[2.5]}`,
  border: '1.5px solid transparent',
  borderRadius: vars.radius.mark,
  fontWeight: counterVars.weight.control,
});

export const state = styleVariants({
  open: [stateBase, { background: counterVars.color.due, color: counterVars.color.onDue }],
  answered: [stateBase, { borderColor: vars.color.lineStrong }],
  closed: [stateBase, { borderColor: vars.color.lineStrong, color: vars.color.ink2 }],
});

export const dish = style({ fontSize: counterVars.text.control, fontWeight: counterVars.weight.body });

export const words = style({
  fontSize: counterVars.text.control,
  lineHeight: 1.3,
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
});

export const photos = style({ display: 'flex', flexWrap: 'wrap', gap: counterVars.space[2.5] });

export const thumb = style({
  display: 'grid',
  placeItems: 'center',
  width: '112px',
  height: '112px',
  padding: 0,
  overflow: 'hidden',
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  color: vars.color.ink,
  fontSize: counterVars.text.caption,
  lineHeight: 1.2,
});

export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

export const answersTitle = style({
  fontFamily: vars.font.sans,
  fontSize: counterVars.text.caption,
  fontWeight: counterVars.weight.control,
  letterSpacing: 0,
  color: vars.color.ink2,
});

export const answers = style({ display: 'grid', gap: counterVars.space[2.5] });

export const answer = style({
  paddingInlineStart: counterVars.space[3.5],
  borderInlineStart: `4px solid ${vars.color.lineStrong}`,
});

export const acts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: counterVars.space[2.5],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const stopped = style({ fontSize: counterVars.text.caption });
