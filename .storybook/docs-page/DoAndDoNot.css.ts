import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../packages/ui/src/theme/contract.css.ts';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: vars.space[6],
  marginBlock: vars.space[6],
});

const edges = { do: vars.color.good, 'do-not': vars.color.bad };

export const picture = styleVariants(edges, (edge) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  margin: 0,
  border: `1px solid ${vars.color.line}`,
  borderBlockEnd: `4px solid ${edge}`,
  borderRadius: vars.radius.tile,
  background: vars.color.surface,
}));

export const stage = style({
  flexGrow: 1,
  padding: vars.space[6],
  borderStartStartRadius: vars.radius.tile,
  borderStartEndRadius: vars.radius.tile,
});

export const caption = style({ padding: `${vars.space[3]} ${vars.space[4]}`, color: vars.color.ink });
globalStyle(`${caption} strong`, { display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });
globalStyle(`${caption} p`, { margin: 0 });
