import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../packages/ui/src/theme/contract.css.ts';

export const page = style({ display: 'grid', gap: vars.space[6], maxWidth: 1100 });

export const grid = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
});

export const card = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.tile,
  overflow: 'hidden',
  background: vars.color.surface,
});

export const swatch = style({ height: 72, borderBottom: `1px solid ${vars.color.line}` });

export const words = style({
  padding: vars.space[3],
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});

export const table = style({ borderCollapse: 'collapse', fontSize: vars.text.small });
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[2]} 0`,
  textAlign: 'start',
  borderBottom: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
});

export const row = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[4], flexWrap: 'wrap' });

export const colour = styleVariants(vars.color, (value) => ({ background: value }));

export const size = styleVariants(vars.text, (value) => ({
  fontSize: value,
  lineHeight: vars.leading.title,
}));

export const bar = styleVariants(vars.space, (value) => ({
  width: value,
  height: 24,
  background: vars.color.inverse,
}));

export const corner = styleVariants(vars.radius, (value) => ({
  width: 96,
  height: 72,
  borderRadius: value,
  background: vars.color.hero,
}));

export const shadow = styleVariants(vars.shadow, (value) => ({
  padding: vars.space[6],
  borderRadius: vars.radius.tile,
  background: vars.color.surface,
  boxShadow: value,
}));

const durations = { press: vars.motion.press, move: vars.motion.move, enter: vars.motion.enter };

export const moving = styleVariants(durations, (duration) => ({
  padding: vars.space[5],
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  transition: `transform ${duration} ${vars.motion.easeOut}`,
  ':hover': { transform: 'translateX(24px)' },
}));
