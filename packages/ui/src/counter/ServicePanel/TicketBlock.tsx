import { useId } from 'react';
import { PressChips } from '../ChoiceChips/ChoiceChips.tsx';
import * as pageStyles from '../counter-page.css.ts';
import type { RollWidth } from '../OrderTicket/OrderTicket.tsx';
import { serviceStrings } from '../service.strings.ts';

interface TicketBlockProps {
  roll: RollWidth | null;
  onChange: (roll: RollWidth | null) => void;
}

const strings = serviceStrings.tickets;

const rolls = { none: null, wide: 80, narrow: 58 } as const satisfies Record<string, RollWidth | null>;

/** Chooses whether this device prints a ticket for each accepted order, and for which roll. */
export const TicketBlock = ({ roll, onChange }: TicketBlockProps) => {
  const titleId = useId();
  return (
    <section className={pageStyles.block} aria-labelledby={titleId}>
      <h2 id={titleId} className={pageStyles.blockTitle}>
        {strings.title}
      </h2>
      <p className={pageStyles.aside}>{roll === null ? strings.isOff : strings.isOn}</p>
      <PressChips
        label={strings.roll}
        columns={3}
        options={(['none', 'wide', 'narrow'] as const).map((value) => ({
          value,
          label: strings.rolls[value],
        }))}
        value={roll === null ? 'none' : roll === 80 ? 'wide' : 'narrow'}
        onChange={(value) => onChange(rolls[value])}
      />
    </section>
  );
};
