import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../packages/ui/src/theme/contract.css.ts';

// Storybook's theme has one typeface for the whole page: its own headings, not those in stories, get the titles' one.
const heading = (level: string) => `.sbdocs-content ${level}:not(.docs-story *)`;

globalStyle(heading(':is(h1, h2, h3, h4)'), {
  fontFamily: vars.font.serif,
  fontWeight: vars.weight.section,
  letterSpacing: vars.tracking.section,
  lineHeight: vars.leading.title,
  textTransform: 'none',
  color: vars.color.ink,
});
globalStyle(heading('h1'), { fontSize: vars.text.dialog, marginBottom: vars.space[4] });
globalStyle(heading('h2'), {
  fontSize: vars.text.panel,
  marginBlock: `${vars.space[8]} ${vars.space[3]}`,
});
globalStyle(heading('h3'), {
  fontSize: vars.text.subtitle,
  marginBlock: `${vars.space[6]} ${vars.space[2]}`,
});

// Storybook's own blue.
globalStyle('.sbdocs-content table tr:nth-of-type(2n):not(.docs-story *)', { background: vars.color.sunken });
