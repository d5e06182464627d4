import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const sidebar = style({
  position: 'sticky',
  top: 0,
  zIndex: 5,
  height: '100vh',
  // Across in px: with large text the width belongs to the words.
  padding: `${vars.space[5]} 16px`,
  display: 'flex',
  flexDirection: 'column',
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: vars.size.control,
  paddingInline: vars.space[2],
  marginBottom: vars.space[8],
});

export const brandName = style({
  fontFamily: vars.font.serif,
  fontSize: vars.text.name,
  fontWeight: vars.weight.name,
  letterSpacing: vars.tracking.name,
  minWidth: 0,
  lineHeight: vars.leading.title,
});

export const list = style({ display: 'grid', gap: vars.space[1] });

export const foot = style({
  marginTop: 'auto',
  display: 'grid',
  gap: vars.space[1],
  paddingTop: vars.space[4],
  borderTop: `1px solid ${vars.color.line}`,
});

/** Keeps the place of the session's entry while nobody knows yet who is looking. */
export const place = style({ minHeight: vars.size.control });

export const entry = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: vars.size.control,
  paddingInline: 12,
  borderRadius: vars.radius.control,
  fontSize: vars.text.control,
  fontWeight: vars.weight.control,
  color: vars.color.ink2,
  textAlign: 'start',
  selectors: {
    '&:hover': { background: vars.color.sunken, color: vars.color.ink },
    '&[aria-current]': {
      background: vars.color.sunken,
      color: vars.color.ink,
      fontWeight: vars.weight.strong,
      '@media': { [media.forcedColours]: { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: -16,
      insetBlock: 12,
      width: 4,
      borderRadius: 4,
      background: vars.color.accent,
    },
  },
});

export const login = style({
  color: vars.color.ink,
  fontWeight: vars.weight.strong,
  border: `1px solid ${vars.color.lineStrong}`,
});

/** Name and entries while only icons show. */
export const collapsed = style({ justifyContent: 'center', padding: 0 });
