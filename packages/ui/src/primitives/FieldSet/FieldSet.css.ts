import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { title as titles } from '../../theme/typography.css.ts';

export const fieldSet = style({ minWidth: 0 });

export const legend = styleVariants({
  label: {
    fontSize: vars.text.small,
    fontWeight: vars.weight.strong,
    marginBottom: vars.space[2],
    display: 'block',
  },
  section: {
    display: 'flex',
    flexWrap: 'wrap',
    width: '100%',
    alignItems: 'baseline',
    columnGap: vars.space[3],
    paddingBottom: vars.space[2],
    borderBottom: `1px solid ${vars.color.line}`,
  },
});

export const heading = style([titles.name, { fontSize: vars.text.subtitle }]);

export const rule = style({
  marginInlineStart: 'auto',
  fontSize: vars.text.caption,
  wordSpacing: '0.08em',
  fontWeight: vars.weight.strong,
  color: vars.color.ink2,
});

export const error = style({ marginTop: vars.space[2] });
