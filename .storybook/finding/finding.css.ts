import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../packages/ui/src/theme/contract.css.ts';

export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  borderBlock: `1px solid ${vars.color.line}`,
  fontFamily: vars.font.sans,
  color: vars.color.ink,
});

// Storybook's docs pages have margins and sizes of their own for lists.
const onDocsPage = (element: string) => `.sbdocs-content ${element}:not(.docs-story *)`;
globalStyle(onDocsPage(status), {
  margin: `0 0 ${vars.space[6]}`,
  padding: `${vars.space[3]} 0`,
  fontSize: vars.text.caption,
});
globalStyle(onDocsPage(`${status} :is(dt, dd)`), {
  margin: 0,
  padding: 0,
  fontSize: 'inherit',
  // The path of a file is wider than a phone.
  overflowWrap: 'anywhere',
});
globalStyle(onDocsPage(`${status} dt`), { fontWeight: vars.weight.regular, color: vars.color.ink2 });
globalStyle(onDocsPage(`${status} dd`), { fontWeight: vars.weight.control });
