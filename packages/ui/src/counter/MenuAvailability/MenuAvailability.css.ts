import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';
import { title } from '../../theme/typography.css.ts';
import * as counterPage from '../counter-page.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: '236px minmax(0, 1fr)',
  minHeight: '100%',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } },
});

export const categories = style({
  borderInlineEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [media.belowDesktop]: { borderInlineEnd: 0, borderBottom: `1px solid ${vars.color.line}` },
  },
});

export const list = style({
  position: 'sticky',
  top: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  padding: `${counterVars.space[4]} ${counterVars.space[3]}`,
  '@media': {
    [media.belowDesktop]: {
      flexDirection: 'row',
      padding: `${counterVars.space[2]} ${counterVars.space[3]}`,
      overflowX: 'auto',
    },
  },
});

export const category = style({
  display: 'flex',
  alignItems: 'center',
  gap: counterVars.space[2.5],
  width: '100%',
  minHeight: counterVars.size.button,
  padding: `${counterVars.space[1.5]} ${counterVars.space[3.5]}`,
  borderRadius: vars.radius.control,
  color: vars.color.ink2,
  fontSize: counterVars.text.control,
  fontWeight: vars.weight.control,
  lineHeight: 1.2,
  textAlign: 'start',
  selectors: {
    '&[aria-current]': {
      background: vars.color.inverse,
      color: vars.color.onInverse,
      fontWeight: '640',
    },
  },
  '@media': {
    [media.belowDesktop]: { width: 'max-content', minHeight: counterVars.size.tap },
    [media.forcedColours]: {
      selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-3px' } },
    },
  },
});

export const count = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: counterVars.space[1.5],
  marginInlineStart: 'auto',
  fontSize: counterVars.text.caption,
  fontWeight: '600',
});

export const main = style([counterPage.page, { minWidth: 0 }]);

export const head = style([counterPage.head, { justifyContent: 'space-between' }]);

export const heading = style([
  title.page,
  { fontSize: counterVars.text.page, '@media': { [media.mobile]: { fontSize: counterVars.text.key } } },
]);

export const search = style({
  flex: '0 1 340px',
  '@media': { [media.mobile]: { flexBasis: '100%' } },
});

export const empty = style({
  padding: `${counterVars.space[7]} 0`,
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.ink2,
  fontSize: counterVars.text.control,
});

export const problem = style({ selectors: { '&:has(p)': { marginBottom: vars.space[4] } } });

/** A group of its own above the dishes, each of which can still be taken off alone. */
export const everywhere = style({ marginBottom: counterVars.space[7] });
