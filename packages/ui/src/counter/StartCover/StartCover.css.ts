import { style, styleVariants } from '@vanilla-extract/css';
import * as still from '../../private/CutoutPicture/CutoutPicture.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';
import { title } from '../../theme/typography.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 520px)',
  minHeight: '100dvh',
  fontSize: counterVars.text.body,
  lineHeight: 1.35,
  touchAction: 'manipulation',
  '@media': {
    [media.belowDesktop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr) auto',
    },
    [media.mobile]: { gridTemplateRows: 'auto minmax(0, 1fr)' },
  },
});

export const art = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  minHeight: '260px',
  background: vars.color.hero,
  '@media': { [media.mobile]: { minHeight: 0 } },
});

export const disc = style([
  still.disc,
  {
    zIndex: -1,
    width: '560px',
    insetInlineStart: 'calc(50% - 280px)',
    bottom: '-210px',
    '@media': { [media.belowDesktop]: { width: '420px', insetInlineStart: 'auto', insetInlineEnd: '-20px' } },
  },
]);

export const set = style([
  still.set,
  {
    fontSize: '10px',
    insetInlineStart: 'calc(50% - 22em)',
    bottom: '30px',
    '@media': {
      [media.belowDesktop]: {
        fontSize: '8px',
        insetInlineStart: 'auto',
        insetInlineEnd: '0',
        bottom: '0',
      },
      [media.mobile]: { display: 'none' },
    },
  },
]);

/** One picture alone stands in the middle of the disc. */
export const setOfOne = style([
  set,
  { '@media': { [media.desktop]: { insetInlineStart: 'calc(50% - 26em)' } } },
]);

export const discOnPhone = style({ '@media': { [media.mobile]: { display: 'none' } } });

export const cover = style({
  position: 'relative',
  zIndex: 2,
  padding: `44px ${counterVars.space[12]}`,
  '@media': { [media.mobile]: { padding: `${counterVars.space[5]} ${counterVars.space[4]}` } },
});

export const status = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: counterVars.text.control,
  fontWeight: '600',
  wordSpacing: '0.08em',
});

export const name = style([
  title.masthead,
  {
    marginTop: vars.space[5],
    marginInlineStart: '-5px',
    fontSize: counterVars.text.cover,
    lineHeight: 0.88,
    '@media': {
      [media.belowDesktop]: { fontSize: '4.5rem' },
      [media.mobile]: {
        marginTop: vars.space[2],
        marginInlineStart: '-2px',
        fontSize: counterVars.text.page,
        lineHeight: 1,
      },
    },
  },
]);

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space[5],
  padding: `${counterVars.space[8]} ${counterVars.space[12]}`,
  '@media': {
    [media.belowDesktop]: { width: '100%', maxWidth: '640px', justifySelf: 'center' },
    [media.mobile]: {
      justifyContent: 'flex-start',
      padding: `${counterVars.space[6]} ${counterVars.space[4]}`,
      gap: vars.space[4],
    },
  },
});

/** Upright, the panel's ground reaches from edge to edge. */
export const ground = styleVariants({
  calm: { display: 'grid', background: vars.color.surface },
  ringing: { display: 'grid', background: counterVars.color.new, color: counterVars.color.onNew },
});

export const panelTitle = style([
  title.page,
  { fontSize: '3.25rem', '@media': { [media.mobile]: { fontSize: counterVars.text.title } } },
]);

export const lead = style({ color: vars.color.ink2, fontSize: counterVars.text.control });

export const small = style({ color: vars.color.ink2, fontSize: counterVars.text.caption });
