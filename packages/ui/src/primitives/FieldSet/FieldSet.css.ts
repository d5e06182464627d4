import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const fieldSet = style({ minWidth: 0, display: 'block' });

export const legend = styleVariants({
  label: {
    fontSize: vars.text.small,
    fontWeight: 600,
    marginBottom: 6,
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

export const heading = style({
  fontFamily: vars.font.serif,
  fontSize: vars.text.subtitle,
  fontWeight: 520,
  letterSpacing: vars.tracking.name,
  lineHeight: vars.leading.title,
});

export const rule = style({
  marginInlineStart: 'auto',
  fontSize: vars.text.caption,
  fontWeight: 600,
  color: vars.color.ink2,
  wordSpacing: '0.08em',
});

export const error = style({ marginTop: vars.space[2] });
