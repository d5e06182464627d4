import { style } from '@vanilla-extract/css';
import { patience } from '../../primitives/Skeleton/Skeleton.css.ts';
import { vars } from '../../theme/contract.css.ts';

// The page that shows it has waited already.
export const page = style({ vars: { [patience]: '0ms' } });

export const title = style({ width: '22rem', height: vars.text.page, marginBottom: vars.space[3] });

// As high as the way back, whose target reaches into the page's edge.
export const back = style({ width: 64, height: 12, margin: `${vars.space[2]} 0 1.375rem` });

export const field = style({ width: '100%', height: 56 });
export const filter = style({ width: 118, height: vars.size.touch });

export const offer = style({ height: 232 });
export const leadOffer = style({ height: 248, gridColumn: '1 / -1' });

export const lines = style({ maxWidth: '40rem', paddingInline: vars.size.gutter });
