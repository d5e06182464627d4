import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

export const rail = style({
  gridArea: 'rail',
  display: 'flex',
  flexDirection: 'column',
  gap: counterVars.space[3.5],
  minHeight: 0,
  padding: `${counterVars.space[3.5]} ${counterVars.space[2]} ${counterVars.space[3]}`,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  overflowY: 'auto',
  '@media': {
    [media.belowDesktop]: {
      padding: `${counterVars.space[1.5]} ${counterVars.space[3]}`,
      overflow: 'visible',
      borderInlineEnd: 0,
      borderTop: `1px solid ${vars.color.line}`,
      background: vars.color.surface,
    },
    [media.mobile]: { padding: `${counterVars.space[1]} ${counterVars.space[1.5]}` },
  },
});

/** The restaurant's mark, larger than in the shop. */
export const brand = style({
  alignSelf: 'center',
  '@media': { [media.belowDesktop]: { display: 'none' } },
});

globalStyle(`${brand} > *`, { width: '52px', height: '52px', fontSize: counterVars.text.ring });

export const list = style({
  flex: '1',
  display: 'flex',
  flexDirection: 'column',
  gap: counterVars.space[1.5],
  '@media': {
    [media.belowDesktop]: { flexFlow: 'row wrap', gap: counterVars.space[1] },
  },
});

export const place = style({
  display: 'grid',
  minWidth: 0,
  '@media': { [media.belowDesktop]: { flex: '1 1 0' } },
});

/** Lock stands apart, at the foot. */
export const last = style([
  place,
  { marginTop: 'auto', '@media': { [media.belowDesktop]: { marginTop: 0 } } },
]);

export const entry = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: counterVars.space[1],
  minHeight: '76px',
  borderRadius: vars.radius.control,
  fontSize: counterVars.text.caption,
  fontWeight: vars.weight.control,
  lineHeight: 1.35,
  color: vars.color.ink2,
  selectors: {
    '&[aria-current]': { background: vars.color.sunken, color: vars.color.ink, fontWeight: 660 },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '-8px',
      insetBlock: '16px',
      width: '5px',
      borderStartEndRadius: '5px',
      borderEndEndRadius: '5px',
      background: vars.color.accent,
    },
  },
  '@media': {
    [media.belowDesktop]: {
      minHeight: '68px',
      selectors: {
        '&[aria-current]::before': {
          insetInline: '30%',
          insetBlock: '-6px auto',
          width: 'auto',
          height: '5px',
          borderRadius: '0 0 5px 5px',
        },
      },
    },
    [media.mobile]: { minHeight: '64px' },
    [media.forcedColours]: {
      selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-3px' } },
    },
  },
});

/** How many orders wait for an answer. */
export const badge = style({
  position: 'absolute',
  insetInlineEnd: '-3px',
  top: '-2px',
  display: 'grid',
  placeItems: 'center',
  minWidth: '28px',
  height: '28px',
  padding: '0 7px',
  borderRadius: vars.radius.tile,
  background: counterVars.color.new,
  color: counterVars.color.onNew,
  fontSize: counterVars.text.caption,
  fontWeight: 700,
  boxShadow: `0 0 0 3px ${vars.color.paper}`,
  '@media': {
    [media.belowDesktop]: {
      insetInlineEnd: 'calc(50% - 44px)',
      top: '-4px',
      boxShadow: `0 0 0 3px ${vars.color.surface}`,
    },
    [media.mobile]: { insetInlineEnd: 'calc(50% - 36px)' },
  },
});

/** Ink above Lock, so that nobody forgets it: a manager has opened this device for a while. Narrow, a row of its own. */
export const manager = style({
  marginTop: 'auto',
  '@media': { [media.belowDesktop]: { order: -1, flex: '1 0 100%', marginTop: 0 } },
});

export const managerBlock = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  // "Manager" is as wide as the rail between its paddings.
  marginInline: `calc(-1 * ${counterVars.space[1.5]})`,
  padding: `${vars.space[2]} 3px 3px`,
  borderRadius: vars.radius.control,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  fontSize: counterVars.text.caption,
  fontWeight: counterVars.weight.control,
  lineHeight: 1.1,
  textAlign: 'center',
  '@media': {
    [media.belowDesktop]: {
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
      alignItems: 'center',
      justifyItems: 'start',
      gap: counterVars.space[2],
      marginInline: 0,
      padding: '3px',
      paddingInlineStart: counterVars.space[3],
    },
    [media.forcedColours]: { border: '1px solid CanvasText' },
  },
});

export const end = style({
  paddingInline: 0,
  '@media': { [media.belowDesktop]: { paddingInline: counterVars.space[5.5] } },
});
