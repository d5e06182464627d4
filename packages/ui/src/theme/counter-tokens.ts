import { counterScale } from './counter-scale.ts';
import { colour, dimension, type TokenGroup, tokenGroup } from './design-tokens.ts';
import type { Scheme } from './palette.ts';
import { urgencyTones } from './urgency-tones.ts';

/** What the counter adds to the theme, in one scheme: the same for every restaurant. */
export function counterTokens(scheme: Scheme): TokenGroup {
  const { text, space, weight, tracking, size } = counterScale;
  return {
    color: {
      $type: 'color',
      $description:
        'How urgent an order is; what is due and what is calm are the restaurant’s ink and paper.',
      ...Object.fromEntries(
        Object.entries(urgencyTones[scheme]).map(([name, tone]) => [name, colour(tone, 0, scheme)]),
      ),
    },
    text: tokenGroup('counter.text', 'dimension', text, dimension),
    weight: tokenGroup('counter.weight', 'fontWeight', weight, Number),
    tracking: {
      $description: 'Letter spacing in em of the text.',
      ...tokenGroup('counter.tracking', 'number', tracking, Number.parseFloat),
    },
    space: tokenGroup('counter.space', 'dimension', space, dimension),
    size: tokenGroup('counter.size', 'dimension', size, dimension),
  };
}
