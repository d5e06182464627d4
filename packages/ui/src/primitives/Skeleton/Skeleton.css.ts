import { createVar, fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { appear } from '../../theme/appear.css.ts';
import { vars } from '../../theme/contract.css.ts';

const sweep = keyframes({ to: { backgroundPosition: '-80% 0' } });

/** How long a wait shows nothing at all; nothing is left of it where the wait is already on. */
export const patience = createVar();
const delay = fallbackVar(patience, '150ms');

const base = style({
  display: 'block',
  maxWidth: '100%',
  borderRadius: vars.radius.mark,
  // The sweep begins out of sight, and stays there where nothing may move.
  background: `linear-gradient(100deg, transparent 30%, ${vars.color.paper}, transparent 70%) 180% 0 / 180% 100% no-repeat ${vars.color.sunken}`,
  // Short waits show nothing at all.
  animation: `${appear} 1ms ${delay} both, ${sweep} 1.6s ${delay} linear infinite`,
  // Contrast themes, which paint over the background, show it.
  border: '1px solid transparent',
});

export const skeleton = styleVariants({
  caption: [base, { height: 12, marginBlock: 4 }],
  text: [base, { height: 16, marginBlock: 4 }],
  title: [base, { height: 24, marginBlock: 4 }],
  control: [base, { height: vars.size.control, borderRadius: vars.radius.control }],
  tile: [base, { borderRadius: vars.radius.tile }],
  circle: [base, { borderRadius: vars.radius.round, aspectRatio: '1' }],
});

export const width = styleVariants({
  full: { width: '100%' },
  long: { width: '72%' },
  half: { width: '48%' },
  short: { width: '26%' },
});
