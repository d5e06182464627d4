import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

export const lines = styleVariants({
  ticket: { padding: `3px ${vars.space[3]} ${vars.space[1]}` },
  card: {
    // Gives way where the card has no room for all of them; none is shown in part.
    flex: '0 1 auto',
    minHeight: 0,
    overflow: 'clip',
    borderBlock: `1px solid ${vars.color.line}`,
  },
});

export const line = style({
  display: 'grid',
  // As wide as "9×", wider for "12×".
  gridTemplateColumns: 'minmax(2.875rem, max-content) minmax(0, 1fr)',
  alignItems: 'baseline',
  padding: `3px 0 ${vars.space[1]}`,
  breakInside: 'avoid',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

export const cut = style({ visibility: 'hidden' });

export const quantity = style({
  paddingInlineEnd: vars.space[1],
  fontSize: counterVars.text.heading,
  fontWeight: 700,
  letterSpacing: '-0.03em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
});

export const sign = style({ marginInlineStart: '2px', fontSize: counterVars.text.body, fontWeight: 600 });

export const what = style({ minWidth: 0, overflowWrap: 'anywhere' });

const dishBase = style({
  fontWeight: counterVars.weight.control,
  letterSpacing: '-0.018em',
  lineHeight: 1.15,
  textWrap: 'pretty',
});

export const dish = styleVariants({
  ticket: [
    dishBase,
    { fontSize: counterVars.text.quote, '@media': { [media.mobile]: { fontSize: counterVars.text.name } } },
  ],
  card: [
    dishBase,
    {
      fontSize: counterVars.text.control,
      '@media': { [media.mobile]: { fontSize: counterVars.text.quote } },
    },
  ],
});

const choicesBase = style({ fontWeight: counterVars.weight.name, lineHeight: 1.25 });

export const choices = styleVariants({
  ticket: [choicesBase, { fontSize: counterVars.text.body }],
  card: [choicesBase, { fontSize: counterVars.text.caption, letterSpacing: '-0.01em' }],
});

/** What was chosen for the choice above it. */
export const under = style({
  marginBlock: 2,
  paddingInlineStart: vars.space[2],
  borderInlineStart: '2px solid currentColor',
});

export const struck = style({ color: vars.color.ink2, textDecoration: 'line-through' });

export const choice = style({
  display: 'inline-block',
  maxWidth: '100%',
  // Lines of what is around it do not reach into a block.
  selectors: { [`${struck} &`]: { textDecoration: 'line-through' } },
});
