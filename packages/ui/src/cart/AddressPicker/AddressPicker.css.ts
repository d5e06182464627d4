import { style } from '@vanilla-extract/css';
import { ring } from '../../private/choice.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const picker = style({ borderBottom: `1px solid ${vars.color.line}` });

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: 64,
  // An address of two lines must not touch the divider.
  paddingBlock: vars.space[3],
  textAlign: 'start',
  lineHeight: vars.leading.snug,
  // Large text in a narrow panel: the words take a line of their own.
  '@container': { '(max-width: 13rem)': { display: 'flex', flexWrap: 'wrap' } },
});

export const key = style({ display: 'block', fontSize: vars.text.caption, color: vars.color.ink3 });

export const value = style({
  display: 'block',
  fontSize: vars.text.control,
  fontWeight: vars.weight.control,
  // A postcode alone on the second line would break in its middle.
  textWrap: 'balance',
});

export const missing = style([value, { fontWeight: vars.weight.strong }]);

export const warning = style({ color: vars.color.bad });

export const chevron = style({
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

export const list = style({ display: 'grid', gap: vars.space[1], paddingBottom: vars.space[4] });

export const choice = style([
  ring,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: vars.size.touch,
    padding: `${vars.space[2]} ${vars.space[3]}`,
    fontSize: vars.text.control,
    ':hover': { background: vars.color.sunken },
    selectors: {
      '&:has(:checked)': { background: vars.color.sunken, fontWeight: vars.weight.strong },
    },
  },
]);

export const radio = style({ width: 24, height: 24, accentColor: vars.color.ink });
