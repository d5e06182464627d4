import { Canvas } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { Nearby } from './Nearby.tsx';

/**
 * Storybook's Canvas block with its story, rendered when it comes near the screen. `inline` leaves the frames of stories
 * to the preview's decorator, whose windows follow the toolbar and run no play function.
 */
export const NearbyCanvas = (props: ComponentProps<typeof Canvas>) => (
  <Nearby>
    <Canvas {...props} story={{ inline: true }} />
  </Nearby>
);
