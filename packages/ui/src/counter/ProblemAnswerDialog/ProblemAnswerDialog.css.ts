import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

export const words = style({
  padding: counterVars.space[3.5],
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  fontSize: counterVars.text.control,
  lineHeight: 1.3,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const field = style({ display: 'grid', gap: vars.space[2], paddingBlock: vars.space[3] });

export const label = style({ fontWeight: counterVars.weight.control });

export const text = style({
  display: 'block',
  width: '100%',
  minHeight: '132px',
  padding: counterVars.space[3.5],
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: counterVars.text.control,
  lineHeight: 1.35,
  resize: 'vertical',
  selectors: { '&[readonly]': { background: vars.color.sunken } },
});

export const count = style({
  color: vars.color.ink2,
  fontSize: counterVars.text.caption,
  textAlign: 'end',
});

export const ready = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: counterVars.space[2.5],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const end = style({ display: 'grid', gap: counterVars.space[2.5], marginTop: 'auto' });
