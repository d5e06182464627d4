import { useId } from 'react';
import { PressChips } from '../ChoiceChips/ChoiceChips.tsx';
import * as pageStyles from '../counter-page.css.ts';
import { serviceStrings } from '../service.strings.ts';

/** How a device rings for orders that the system has accepted: until someone has seen them, or once. */
export type BellPattern = 'until_seen' | 'once';

interface BellBlockProps {
  bell: BellPattern;
  onChange: (bell: BellPattern) => void;
}

const strings = serviceStrings.bell;

/** Chooses how this device rings for orders that nobody has to answer. */
export const BellBlock = ({ bell, onChange }: BellBlockProps) => {
  const titleId = useId();
  return (
    <section className={pageStyles.block} aria-labelledby={titleId}>
      <h2 id={titleId} className={pageStyles.blockTitle}>
        {strings.title}
      </h2>
      <p className={pageStyles.aside}>{strings.text}</p>
      <PressChips
        label={strings.label}
        columns={2}
        options={(['until_seen', 'once'] as const).map((value) => ({
          value,
          label: strings.patterns[value],
        }))}
        value={bell}
        onChange={onChange}
      />
    </section>
  );
};
