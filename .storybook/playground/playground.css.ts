import { style } from '@vanilla-extract/css';
import { media } from '../../packages/ui/src/theme/breakpoints.ts';
import { vars } from '../../packages/ui/src/theme/contract.css.ts';
import { title } from '../../packages/ui/src/theme/typography.css.ts';

export const page = style({
  display: 'grid',
  gap: vars.space[8],
  alignItems: 'start',
  minHeight: '100vh',
  padding: vars.space[6],
  background: vars.color.paper,
  color: vars.color.ink,
  '@media': { [media.desktop]: { gridTemplateColumns: '320px minmax(0, 1fr)' } },
});

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': { [media.desktop]: { position: 'sticky', top: vars.space[6] } },
});

export const heading = style([title.section]);

export const windows = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[6], margin: 0 });

export const caption = style([title.name, { paddingBottom: vars.space[2] }]);

/** As large as its scaled window. */
export const pane = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.tile,
});

export const frame = style({
  display: 'block',
  border: 0,
  transformOrigin: '0 0',
  background: vars.color.paper,
});

export const swatches = style({ display: 'flex', borderRadius: vars.radius.control, overflow: 'hidden' });
export const swatch = style({ flex: 1, height: 40 });

export const slider = style({ width: '100%', accentColor: vars.color.accent, minHeight: vars.size.touch });
export const label = style({ display: 'grid', gap: vars.space[1], fontWeight: vars.weight.strong });

export const words = style({ fontSize: vars.text.small, color: vars.color.ink2 });

export const lines = style({
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  fontSize: vars.text.caption,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

export const counter = style({ height: '100vh' });
export const mail = style({ display: 'block', width: '100%', height: '100vh', border: 0 });
export const cart = style({ height: '100vh', display: 'grid', background: vars.color.surface });
