import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

// Upright, the panel lies below the order: the time on the left, what sets it on the right.
const portrait = '(min-width: 48em) and (max-width: 63.99em)';

export const whole = style({ minHeight: '100%', display: 'flex', flexDirection: 'column' });

/** Above what else can be done with the order. */
export const seen = style({
  padding: `${counterVars.space[4.5]} ${counterVars.space[6]} 0`,
  background: vars.color.surface,
});

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: counterVars.space[3.5],
  minHeight: '100%',
  padding: `${counterVars.space[4.5]} ${counterVars.space[6]} ${counterVars.space[5]}`,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: counterVars.text.body,
  lineHeight: 1.35,
  '@media': {
    [portrait]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: `${counterVars.space[3.5]} ${counterVars.space[6]}`,
      minHeight: 0,
    },
    [media.mobile]: { padding: `${counterVars.space[4.5]} ${counterVars.space[4]} ${counterVars.space[4]}` },
  },
});

/** The bags and the press for their labels, one below the other where both have no room. */
export const labels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
  gap: vars.space[2],
});

const across = style({ '@media': { [portrait]: { gridColumn: '1 / -1' } } });

/** Phones show the deadline on top of the page instead. */
export const deadline = style([
  across,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space[4],
    alignItems: 'center',
    margin: '-18px -24px 0',
    padding: `${counterVars.space[4]} ${counterVars.space[6]}`,
    background: counterVars.color.new,
    color: counterVars.color.onNew,
    '@media': { [media.mobile]: { display: 'none' } },
  },
]);

export const deadlineTitle = style({
  fontSize: counterVars.text.lane,
  fontWeight: counterVars.weight.lane,
});

export const title = style([
  across,
  { fontSize: counterVars.text.lane, fontWeight: counterVars.weight.lane },
]);

export const phone = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: counterVars.space[3.5],
  alignItems: 'center',
  minHeight: '76px',
  padding: `${counterVars.space[2]} ${counterVars.space[4.5]}`,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
});

export const phoneNumber = style({
  display: 'block',
  fontSize: counterVars.text.name,
  fontWeight: counterVars.weight.control,
  lineHeight: 1.2,
});

export const phoneWords = style({ color: vars.color.ink2, fontSize: counterVars.text.caption });

/** Beside the time upright, below it otherwise. */
export const beside = style({ display: 'grid', alignContent: 'center', gap: counterVars.space[3.5] });

/** In sight, however much there is above it. */
export const answers = style([
  across,
  {
    display: 'grid',
    gap: counterVars.space[2.5],
    marginTop: 'auto',
    position: 'sticky',
    bottom: 0,
    marginBottom: '-20px',
    paddingBlock: `${counterVars.space[1]} ${counterVars.space[5]}`,
    background: vars.color.surface,
    '@media': {
      [portrait]: { gridAutoFlow: 'column', gridAutoColumns: '1fr', gridTemplateColumns: '2fr' },
    },
  },
]);

const headerBase = style([
  across,
  {
    display: 'grid',
    justifyItems: 'start',
    gap: counterVars.space[0.5],
    margin: '-18px -24px 0',
    padding: `${counterVars.space[4.5]} ${counterVars.space[6]}`,
    borderBottom: `1px solid ${vars.color.line}`,
    '@media': {
      // Half the height: the time stands beside its words.
      [portrait]: { gridTemplateColumns: '1fr auto' },
      [media.mobile]: { margin: '-18px -16px 0', padding: counterVars.space[4] },
    },
  },
]);

export const header = styleVariants({
  calm: [headerBase, { background: vars.color.paper }],
  due: [headerBase, { background: counterVars.color.due, color: counterVars.color.onDue }],
  late: [headerBase, { background: counterVars.color.late, color: counterVars.color.onLate }],
});

export const headerTitle = style({
  fontSize: counterVars.text.lane,
  fontWeight: counterVars.weight.lane,
});

export const headerWords = style({ fontSize: counterVars.text.control });

export const headerTime = style({
  fontSize: counterVars.text.answer,
  fontWeight: counterVars.weight.figure,
  letterSpacing: '-0.045em',
  lineHeight: 1,
  '@media': { [portrait]: { gridColumn: 2, gridRow: '1 / span 3', alignSelf: 'center' } },
});

export const until = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: counterVars.text.control,
  fontWeight: counterVars.weight.control,
});

export const more = style([
  across,
  {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: counterVars.space[2.5],
    '@media': { [portrait]: { gridTemplateColumns: '1fr 1fr 1fr' } },
  },
]);

export const delay = style([across, { display: 'grid', gap: counterVars.space[3.5] }]);

/** In the place of Accept, and as high. */
export const accepting = style({
  justifyContent: 'center',
  minHeight: counterVars.size.answer,
  fontSize: counterVars.text.heading,
});

export const gone = style({ fontSize: counterVars.text.control });

export const moved = style({ gridColumn: '1 / -1', fontSize: counterVars.text.control });
