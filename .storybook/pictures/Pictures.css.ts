import { style } from '@vanilla-extract/css';
import { vars } from '../../packages/ui/src/theme/contract.css.ts';
import { title as titles } from '../../packages/ui/src/theme/typography.css.ts';

export const page = style({
  minHeight: '100vh',
  padding: `${vars.space[10]} ${vars.size.gutter}`,
  background: vars.color.paper,
  color: vars.color.ink,
});

export const title = style([titles.masthead, { marginBottom: vars.space[4] }]);

export const name = style([titles.name, { overflowWrap: 'anywhere' }]);

export const label = style({ display: 'block', marginTop: vars.space[3], fontSize: vars.text.small });

export const search = style({
  width: '100%',
  maxWidth: '24rem',
  minHeight: vars.size.touch,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
});

export const list = style({ display: 'grid', gap: vars.space[10], margin: `${vars.space[6]} 0`, padding: 0 });

export const comparison = style({ listStyle: 'none', minWidth: 0 });

export const slider = style({ width: '100%', maxWidth: '24rem', minHeight: vars.size.touch });

export const pair = style({ position: 'relative', width: 'fit-content', maxWidth: '100%' });

export const picture = style({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  border: `1px solid ${vars.color.line}`,
});

/** Exactly over the picture that it is compared with. */
export const over = style([picture, { position: 'absolute', inset: 0, width: '100%' }]);
