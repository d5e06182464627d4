import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../packages/ui/src/theme/contract.css.ts';

// Docs pages bring their own type and ground: give the stories on them ours back.
globalStyle('.docs-story', {
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.sans,
  fontSize: vars.text.body,
  lineHeight: vars.leading.text,
});
