import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';
import { input, error as pageError, field as pageField } from '../counter-page.css.ts';

export const words = style({ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({ fontWeight: '640' });

export const detail = style({ color: vars.color.ink2, fontSize: counterVars.text.caption });

export const question = style({ flex: '1 1 14rem', fontWeight: '640' });

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: counterVars.space[2.5],
  marginTop: counterVars.space[4],
});

export const field = style([pageField, { flex: '1 1 14rem' }]);

export const select = style([input, { width: 'auto', minWidth: '8.5rem', fontSize: counterVars.text.body }]);

export const errorPlace = style({ flexBasis: '100%' });

export const error = style([pageError, { marginTop: 0, marginBottom: vars.space[2] }]);

/** A code or PIN, to be read once from a distance. */
export const secret = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  marginTop: counterVars.space[4],
  padding: vars.space[5],
  borderRadius: vars.radius.tile,
  border: '1px solid transparent',
  background: vars.color.sunken,
});

export const digits = style({
  fontSize: counterVars.text.quantity,
  fontWeight: counterVars.weight.figure,
  lineHeight: 1,
  letterSpacing: '0.02em',
  '@media': { [media.mobile]: { fontSize: counterVars.text.clock } },
});
