import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { title as titles } from '../../theme/typography.css.ts';

const box = style({
  margin: `${vars.space[5]} ${vars.size.gutter} 0`,
  padding: vars.space[5],
  borderRadius: vars.radius.tile,
});

export const note = styleVariants({
  question: [box, { border: `2px solid ${vars.color.ink}`, background: vars.color.surface }],
  mention: [box, { padding: `${vars.space[3]} ${vars.space[4]}`, background: vars.color.sunken }],
});

export const title = style([titles.panel, { marginBottom: vars.space[3] }]);

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'start',
});

export const phone = style({ fontWeight: vars.weight.strong });

export const more = style({ display: 'block', marginTop: vars.space[2], color: vars.color.ink2 });
