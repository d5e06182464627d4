import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { title as titles } from '../../theme/typography.css.ts';
import { onScreen } from '../../theme/visibility.css.ts';

export const buttons = style({ display: 'grid', gap: vars.space[2] });

// In a narrow column the longest label stays beside its icon.
globalStyle(`${buttons} > :is(a, button)`, { paddingInline: vars.space[2], fontSize: vars.text.control });

export const frame = style([onScreen, { display: 'grid', gap: vars.space[4] }]);

const panelBase = style([
  {
    display: 'grid',
    gap: vars.space[3],
    padding: vars.space[5],
    borderRadius: vars.radius.tile,
    lineHeight: vars.leading.snug,
    fontSize: vars.text.control,
  },
]);

export const panel = styleVariants({
  open: [panelBase, { background: vars.color.accentSoft }],
  plain: [panelBase, { background: vars.color.sunken }],
});

export const heading = style([titles.panel, { fontSize: vars.text.subtitle }]);

export const waiting = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
});

export const words = style({ flex: '1 1 9rem', display: 'grid', gap: vars.space[1] });

export { aside as note, strong as time } from '../../theme/typography.css.ts';
