import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const anchor = style({ position: 'relative', display: 'grid' });

const base = style({
  position: 'absolute',
  zIndex: 20,
  padding: `6px ${vars.space[3]}`,
  borderRadius: vars.radius.mark,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  fontSize: vars.text.small,
  fontWeight: 560,
  whiteSpace: 'nowrap',
  animation: `${appear} ${vars.motion.press}`,
  // Bridges the gap, so that the pointer can move onto the tooltip.
  '::before': { content: '""', position: 'absolute', inset: -14, zIndex: -1 },
});

export const tip = styleVariants({
  end: [base, { insetInlineStart: 'calc(100% + 14px)', top: '50%', transform: 'translateY(-50%)' }],
  top: [base, { bottom: 'calc(100% + 8px)', left: '50%', transform: 'translateX(-50%)' }],
});
