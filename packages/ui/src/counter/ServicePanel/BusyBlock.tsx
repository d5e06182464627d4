import type { Busy, LocalTimes, OrderingMode, ServiceEnd } from '@tiffin/domain';
import { useId, useState } from 'react';
import { ChoiceChips, PressChips } from '../ChoiceChips/ChoiceChips.tsx';
import * as pageStyles from '../counter-page.css.ts';
import { formatMoment } from '../format-moment.ts';
import { serviceStrings } from '../service.strings.ts';

/** How long customers usually wait, by mode, in minutes. */
export type UsualWaits = Readonly<
  Partial<Record<OrderingMode, { readonly minutesFrom: number; readonly minutesTo: number }>>
>;

interface BusyBlockProps {
  busy: Busy | null;
  waits: UsualWaits;
  times: Pick<LocalTimes, 'time' | 'fullDate'>;
  now: Date;
  isDisabled: boolean;
  onBusy: (minutes: number, end: ServiceEnd) => void;
  onNotBusy: () => void;
}

const strings = serviceStrings.busy;
const { lengths } = serviceStrings.pause;

const minutes = [10, 15, 20, 30, 60] as const;
const ends = { minutes60: { minutes: 60 }, minutes120: { minutes: 120 }, closing: 'closing' } as const;

/** Makes the wait longer for everyone who orders now. */
export const BusyBlock = ({ busy, waits, times, now, isDisabled, onBusy, onNotBusy }: BusyBlockProps) => {
  const titleId = useId();
  const [length, setLength] = useState<keyof typeof ends>('closing');
  const options = [
    { value: '0', label: strings.off, isDisabled },
    ...minutes.map((each) => ({ value: `${each}`, label: strings.more(each), isDisabled })),
  ];
  return (
    <section className={pageStyles.block} aria-labelledby={titleId}>
      <h2 id={titleId} className={pageStyles.blockTitle}>
        {strings.title}
      </h2>
      <p className={pageStyles.aside}>
        {`${busy === null ? strings.isOff : strings.isOn(formatMoment(busy.until, now, times))} ${waitWords(waits, busy?.minutes ?? 0)}`}
      </p>
      <PressChips
        label={strings.minutes}
        columns={6}
        options={options}
        value={`${busy?.minutes ?? 0}`}
        onChange={(value) => (value === '0' ? onNotBusy() : onBusy(Number(value), ends[length]))}
      />
      <p className={pageStyles.kicker}>{strings.until}</p>
      <ChoiceChips
        label={strings.until}
        columns={3}
        options={(['minutes60', 'minutes120', 'closing'] as const).map((value) => ({
          value,
          label: lengths[value],
        }))}
        value={length}
        onChange={(value) => {
          setLength(value);
          if (busy !== null && !isDisabled) onBusy(busy.minutes, ends[value]);
        }}
      />
    </section>
  );
};

function waitWords(waits: UsualWaits, more: number): string {
  return (['delivery', 'collection'] as const)
    .flatMap((mode) => {
      const wait = waits[mode];
      return wait === undefined ? [] : [strings.wait[mode](wait.minutesFrom + more, wait.minutesTo + more)];
    })
    .join(' ');
}
