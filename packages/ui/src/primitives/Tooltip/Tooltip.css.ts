import { style, styleVariants } from '@vanilla-extract/css';
import { appear } from '../../theme/appear.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const anchor = style({ position: 'relative', display: 'grid' });

const base = style({
  position: 'absolute',
  zIndex: 20,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.mark,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  fontSize: vars.text.small,
  fontWeight: vars.weight.control,
  whiteSpace: 'nowrap',
  animation: `${appear} ${vars.motion.press}`,
  // Bridges the gap, so that the pointer can move onto the tooltip.
  '::before': { content: '""', position: 'absolute', inset: -12, zIndex: -1 },
});

export const tip = styleVariants({
  end: [base, { insetInlineStart: 'calc(100% + 12px)', top: '50%', transform: 'translateY(-50%)' }],
  top: [base, { bottom: 'calc(100% + 12px)', left: '50%', transform: 'translateX(-50%)' }],
});
