import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../packages/ui/src/theme/breakpoints.ts';
import { vars } from '../../packages/ui/src/theme/contract.css.ts';
import { title } from '../../packages/ui/src/theme/typography.css.ts';

export const welcome = style({
  minHeight: '100vh',
  padding: `${vars.space[14]} ${vars.size.gutter}`,
  background: vars.color.paper,
  color: vars.color.ink,
});

export const name = style([title.masthead]);

export const lead = style({
  maxWidth: '58ch',
  marginBlock: `${vars.space[6]} ${vars.space[10]}`,
  fontSize: vars.text.name,
  color: vars.color.ink2,
});

export const section = style({ marginBottom: vars.space[10] });

export const sectionName = style([title.name, { marginBottom: vars.space[2] }]);

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
globalStyle(`${list} a`, {
  display: 'inline-block',
  paddingBlock: vars.space[1],
  color: vars.color.accentText,
});

export const hints = style({
  display: 'grid',
  gap: vars.space[6],
  marginBottom: vars.space[10],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});

export const hint = style({
  padding: vars.space[5],
  borderRadius: vars.radius.tile,
  background: vars.color.hero,
  fontSize: vars.text.small,
});

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: vars.space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const tile = style({
  display: 'grid',
  gap: vars.space[2],
  color: vars.color.accentText,
  overflowWrap: 'anywhere',
});

/** The top of a page's picture. */
export const thumbnail = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 5',
  objectFit: 'cover',
  objectPosition: 'top',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.tile,
  selectors: { [`${tile}:hover &`]: { borderColor: vars.color.lineStrong } },
});

export const news = style({ marginBottom: vars.space[10], maxWidth: '72rem' });

export const changes = style({
  display: 'grid',
  gap: vars.space[2],
  marginTop: vars.space[4],
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
});
globalStyle(`${news} summary`, { minHeight: 24, color: vars.color.accentText, cursor: 'pointer' });
