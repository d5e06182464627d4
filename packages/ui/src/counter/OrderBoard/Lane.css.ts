import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

const base = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  transition: `background-color ${vars.motion.move}, color ${vars.motion.move}`,
  '@media': { [media.mobile]: { minHeight: '100%' } },
});

const beside = style({
  borderInlineStart: `1px solid ${vars.color.line}`,
  '@media': { [media.mobile]: { borderInlineStart: 0 } },
});

export const lane = styleVariants({
  new: [base, { '@media': { [media.belowDesktop]: { gridArea: 'new' } } }],
  kitchen: [
    base,
    beside,
    {
      '@media': {
        [media.belowDesktop]: {
          gridArea: 'kitchen',
          borderInlineStart: 0,
          borderTop: `1px solid ${vars.color.line}`,
        },
        [media.mobile]: { borderTop: 0 },
      },
    },
  ],
  ready: [
    base,
    beside,
    {
      '@media': {
        [media.belowDesktop]: { gridArea: 'ready', borderTop: `1px solid ${vars.color.line}` },
        [media.mobile]: { borderTop: 0 },
      },
    },
  ],
});

export const ringing = style({
  background: counterVars.color.new,
  color: counterVars.color.onNew,
});

export const silent = style({
  background: counterVars.color.newDeep,
  color: counterVars.color.onNew,
});

/** Phones show one lane at a time. */
export const behind = style({ '@media': { [media.mobile]: { display: 'none' } } });

const swing = keyframes({
  '0%, 60%, 100%': { transform: 'none' },
  '68%': { transform: 'rotate(16deg)' },
  '76%': { transform: 'rotate(-13deg)' },
  '84%': { transform: 'rotate(8deg)' },
  '92%': { transform: 'rotate(-4deg)' },
});

export const bell = style({
  transformOrigin: '50% 10%',
  '@media': { [media.anyMotion]: { animation: `${swing} 2s ${vars.motion.easeOut} infinite` } },
});

export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '64px',
  padding: `0 ${counterVars.space[5]}`,
  '@media': {
    [media.belowDesktop]: { minHeight: '60px' },
    [media.mobile]: {
      // The tab names the lane; for screen readers its heading stays.
      position: 'absolute',
      width: 1,
      height: 1,
      minHeight: 0,
      padding: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const count = style({
  marginInlineStart: 'auto',
  fontSize: counterVars.text.title,
  fontWeight: counterVars.weight.figure,
  lineHeight: 1,
});

const body = style({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  '@media': { [media.mobile]: { overflow: 'visible' } },
});

export const rows = body;

export const cards = style([
  body,
  {
    gap: vars.space[3],
    padding: `0 ${counterVars.space[3.5]} ${counterVars.space[3.5]}`,
    '@media': {
      // Across the top: two beside each other, more by scrolling.
      [media.belowDesktop]: {
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(min(360px, 100%), 1fr)',
        overflow: 'auto hidden',
        padding: `0 ${counterVars.space[4]} ${counterVars.space[4]}`,
      },
      [media.mobile]: { display: 'flex', overflow: 'visible', padding: counterVars.space[3.5] },
    },
  },
]);

export const nothing = style({
  padding: `${counterVars.space[3]} ${counterVars.space[1.5]}`,
  fontSize: counterVars.text.control,
  lineHeight: 1.35,
  selectors: {
    [`${rows} &`]: {
      padding: counterVars.space[5],
      borderTop: `1px solid ${vars.color.line}`,
      color: vars.color.ink2,
    },
  },
});
