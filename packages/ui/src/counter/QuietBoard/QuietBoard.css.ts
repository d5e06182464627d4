import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

export const board = style({
  position: 'relative',
  overflow: 'hidden auto',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  height: '100%',
  minHeight: 0,
  padding: `0 ${counterVars.space[14]}`,
  background: vars.color.paper,
  color: vars.color.ink,
  '@media': { [media.mobile]: { paddingInline: vars.space[5] } },
});

export const words = style({
  position: 'relative',
  zIndex: 2,
  alignSelf: 'center',
  maxWidth: '620px',
  paddingBlock: vars.space[4],
  '@media': { [media.belowDesktop]: { alignSelf: 'start', paddingTop: vars.space[18] } },
});

export const title = style({
  fontFamily: vars.font.serif,
  fontSize: counterVars.text.quiet,
  fontWeight: vars.weight.title,
  fontVariationSettings: '"opsz" 144',
  letterSpacing: vars.tracking.masthead,
  lineHeight: 0.95,
  '@media': { [media.mobile]: { fontSize: '4rem' } },
});

export const text = style({
  marginTop: counterVars.space[5.5],
  color: vars.color.ink2,
  fontSize: counterVars.text.subtitle,
  lineHeight: 1.4,
  '@media': { [media.mobile]: { fontSize: counterVars.text.control } },
});

export const time = style({ color: vars.color.ink, fontWeight: counterVars.weight.control });

/** Rises behind the figures, as behind the still life of the storefront. */
export const disc = style({
  position: 'absolute',
  insetInlineEnd: '40px',
  bottom: '-112px',
  width: '460px',
  height: '460px',
  borderRadius: vars.radius.round,
  background: vars.color.hero,
  '@media': { [media.mobile]: { width: '300px', height: '300px', bottom: '60px', insetInlineEnd: '-60px' } },
});

export const figures = style({
  position: 'relative',
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${counterVars.space[3]} ${counterVars.space[14]}`,
  margin: '0 -56px',
  padding: `${counterVars.space[6.5]} ${counterVars.space[14]} 34px`,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.paper,
  '@media': {
    [media.mobile]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      margin: `0 calc(-1 * ${vars.space[5]})`,
      padding: vars.space[5],
      columnGap: vars.space[4],
    },
  },
});

export const term = style({ color: vars.color.ink2, fontSize: counterVars.text.body });

export const value = style({
  fontSize: counterVars.text.code,
  fontWeight: counterVars.weight.control,
  letterSpacing: '-0.025em',
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
  '@media': { [media.mobile]: { fontSize: counterVars.text.key } },
});
