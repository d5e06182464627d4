import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../packages/ui/src/theme/contract.css.ts';
import { title } from '../../packages/ui/src/theme/typography.css.ts';

export const page = style({
  display: 'grid',
  // As wide as the window, also where what it shows is wider.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  maxWidth: 1100,
});

export const heading = style([title.page]);
// A docs page has the same words in headings of its own.
globalStyle(`.sbdocs ${heading}`, { display: 'none' });

export const lead = style({ maxWidth: '62ch', color: vars.color.ink2 });

export const section = style([title.section]);

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

/** A role in each restaurant and scheme, side by side. */
export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  borderBottom: `1px solid ${vars.color.line}`,
});

export const swatch = style({ height: 64 });

export const words = style({
  padding: vars.space[3],
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});

/** Icons level with the words beside them. */
export const iconRow = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const iconCard = style([words, { display: 'flex', alignItems: 'center', gap: vars.space[2] }]);

export const key = style({
  flex: 'none',
  width: 240,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  color: vars.color.ink2,
});

/** Words that a press copies. */
export const copyable = style({
  minHeight: 24,
  paddingInline: vars.space[1],
  marginInlineStart: `calc(-1 * ${vars.space[1]})`,
  borderRadius: vars.radius.mark,
  color: 'inherit',
  fontWeight: 'inherit',
  textAlign: 'start',
  ':hover': { background: vars.color.accentSoft, color: vars.color.ink },
  selectors: {
    '&:not([data-outcome=""])::after': {
      content: 'attr(data-outcome)',
      marginInlineStart: vars.space[2],
      color: vars.color.accentText,
    },
  },
});

export const link = style({ color: vars.color.accentText, textDecoration: 'underline' });

export const tableFrame = style({ overflowX: 'auto' });

export const table = style({ borderCollapse: 'collapse', fontSize: vars.text.small });
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[2]} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBottom: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
});

export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], flexWrap: 'wrap' });

export const size = styleVariants(vars.text, (value) => ({
  fontSize: value,
  lineHeight: vars.leading.title,
}));

export const weight = styleVariants(vars.weight, (value) => ({ fontWeight: value }));

export const leading = styleVariants(vars.leading, (value) => ({ lineHeight: value }));

export const paragraph = style({ maxWidth: '38ch' });

/** What a size comes to in this window. */
export const measured = style({
  color: vars.color.ink2,
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});

export const bar = styleVariants(vars.space, (value) => ({
  width: value,
  height: 24,
  background: vars.color.inverse,
}));

export const measure = styleVariants(vars.size, (value) => ({
  width: value,
  height: 24,
  background: vars.color.hero,
}));

export const corner = styleVariants(vars.radius, (value) => ({
  width: 96,
  height: 72,
  borderRadius: value,
  background: vars.color.hero,
}));

export const shadow = styleVariants(vars.shadow, (value) => ({
  width: 240,
  padding: vars.space[6],
  borderRadius: vars.radius.tile,
  background: vars.color.surface,
  boxShadow: value,
}));

const { press, move, enter, easeOut, easeIn } = vars.motion;

const mover = (transition: string) => ({
  width: 200,
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  transition,
  ':hover': { transform: 'translateX(24px)' },
});

export const moving = styleVariants({ press, move, enter }, (duration) =>
  mover(`transform ${duration} ${easeOut}`),
);

export const easing = styleVariants({ easeOut, easeIn }, (curve) => mover(`transform ${enter} ${curve}`));
