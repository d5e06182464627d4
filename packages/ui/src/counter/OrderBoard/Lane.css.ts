import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

const lane = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  '@media': { [media.mobile]: { minHeight: '100%' } },
});

export const newLane = style([
  lane,
  {
    gridArea: 'new',
    background: counterVars.color.new,
    color: counterVars.color.onNew,
    padding: `0 ${counterVars.space[2.5]} ${counterVars.space[2.5]}`,
    transition: `background-color ${vars.motion.move}`,
    '@media': {
      [media.belowDesktop]: { maxHeight: '46dvh' },
      [media.mobile]: { maxHeight: 'none', padding: vars.space[2] },
    },
  },
]);

export const silent = style({ background: counterVars.color.newDeep });

/** With nothing new there is a lane on phones only, where its tab stays. */
export const nothingNew = style({
  display: 'none',
  '@media': {
    [media.mobile]: { display: 'flex', background: vars.color.paper, color: vars.color.ink },
  },
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

// On phones the tab names the lane; for screen readers its heading stays.
const heardOnPhones = {
  [media.mobile]: {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
} as const;

export const newHead = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '60px',
  paddingInlineStart: counterVars.space[1.5],
  '@media': { [media.mobile]: { ...heardOnPhones[media.mobile], minHeight: 0, padding: 0 } },
});

export const aside = style({
  flex: 'none',
  paddingInlineStart: counterVars.space[1.5],
  paddingBottom: vars.space[2],
  fontSize: counterVars.text.caption,
});

export const title = style({
  fontFamily: vars.font.serif,
  fontSize: counterVars.text.heading,
  fontWeight: counterVars.weight.lane,
  letterSpacing: counterVars.tracking.title,
  lineHeight: vars.leading.title,
  whiteSpace: 'nowrap',
});

export const count = style({
  fontSize: counterVars.text.title,
  fontWeight: counterVars.weight.figure,
  lineHeight: 1,
});

export const kitchen = style([
  lane,
  {
    gridArea: 'kitchen',
    background: vars.color.sunken,
    '@media': { [media.mobile]: { paddingBottom: vars.space[3] } },
  },
]);

export const kitchenHead = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[3]}`,
  minHeight: '72px',
  paddingInline: `${counterVars.space[3.5]} ${vars.space[3]}`,
});

/** On phones the view and its pages only. */
export const kitchenName = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': heardOnPhones,
});

export const views = style({
  marginInlineStart: 'auto',
  '@media': { [media.mobile]: { flex: 1 } },
});

// Its ground is that of the lane, and there is no room for a check beside the word.
globalStyle(`${views} > fieldset svg`, { display: 'none' });
globalStyle(`${views} > fieldset`, {
  background: `color-mix(in oklch, ${vars.color.ink} 9%, ${vars.color.sunken})`,
});

const body = style({ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' });

export const kitchenBody = styleVariants({
  tickets: [body, { paddingInline: vars.space[3] }],
  list: [
    body,
    { containerType: 'inline-size', borderTop: `1px solid ${vars.color.line}`, background: vars.color.paper },
  ],
});

export const shelf = style([
  lane,
  { gridArea: 'shelf', borderTop: `1px solid ${vars.color.line}`, background: vars.color.paper },
]);

/** Of an order that has no room for words in its place. */
export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[2]} 0 ${vars.space[3]}`,
});

export const noticeNumber = style({ fontWeight: counterVars.weight.figure, whiteSpace: 'nowrap' });

export const shelfRow = style({
  display: 'flex',
  alignItems: 'center',
  height: '4.875rem',
  paddingInlineEnd: vars.space[2],
  '@media': { [media.mobile]: { display: 'block', height: 'auto', padding: 0 } },
});

export const shelfHead = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: '7.25rem',
  paddingInline: `${vars.space[3]} ${vars.space[2]}`,
  '@media': { [media.mobile]: { ...heardOnPhones[media.mobile], padding: 0 } },
});

export const shelfTitle = style([
  title,
  // Two lines, beside a count of two figures.
  {
    flex: 'none',
    width: '4.5rem',
    fontSize: counterVars.text.choice,
    whiteSpace: 'normal',
    lineHeight: 1.1,
  },
]);

export const nothing = style({
  padding: counterVars.space[5],
  color: vars.color.ink2,
  fontSize: counterVars.text.control,
  lineHeight: 1.35,
});
