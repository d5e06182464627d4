import { formatPairingCode, type LocalTimes, minutesLeft } from '@tiffin/domain';
import { type SubmitEvent, useId, useState } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import * as pageStyles from '../counter-page.css.ts';
import { formatMoment, isToday } from '../format-moment.ts';
import { teamStrings } from '../team.strings.ts';
import { FieldError } from './FieldError.tsx';
import { RemovableRow } from './RemovableRow.tsx';
import * as styles from './TeamPanel.css.ts';

/** A paired device; instants are ISO 8601. */
export interface TeamDevice {
  readonly id: string;
  readonly name: string;
  /** The name of the person who made its code. */
  readonly pairedBy: string;
  readonly pairedAt: string;
  readonly lastSeenAt: string;
}

/** A code of ten digits that pairs one device, and when it ends (ISO 8601). */
export interface PairingCode {
  readonly code: string;
  readonly expiresAt: string;
}

interface DeviceBlockProps {
  devices: readonly TeamDevice[];
  code: PairingCode | null;
  times: Pick<LocalTimes, 'time' | 'fullDate'>;
  now: Date;
  pendingId: string | null;
  isDisabled: boolean;
  onAdd: (name: string) => void;
  onCodeDone: () => void;
  onRemove: (id: string) => void;
}

const strings = teamStrings.devices;

/** The paired tablets, and the code for one more. */
export const DeviceBlock = (props: DeviceBlockProps) => {
  const { devices, code, times, now, pendingId, isDisabled, onAdd, onCodeDone, onRemove } = props;
  const ids = useId();
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    setIsMissing(name.trim() === '');
    if (name.trim() !== '') onAdd(name.trim());
  };
  const moment = (instant: string) =>
    isToday(instant, now, times)
      ? times.time(instant)
      : `${times.fullDate(instant).split(' ').slice(0, 3).join(' ')}, ${times.time(instant)}`;
  return (
    <section className={pageStyles.firstBlock} aria-labelledby={`${ids}-title`}>
      <h2 id={`${ids}-title`} className={pageStyles.blockTitle}>
        {strings.title}
      </h2>
      <p className={pageStyles.aside}>{devices.length === 0 ? strings.none : strings.text}</p>
      <ul aria-labelledby={`${ids}-title`}>
        {devices.map((device) => (
          <RemovableRow
            key={device.id}
            name={device.name}
            question={strings.confirm(device.name)}
            isPending={pendingId === device.id}
            isDisabled={isDisabled}
            onRemove={() => onRemove(device.id)}
          >
            <div className={styles.words}>
              <b className={styles.name}>{device.name}</b>
              <p className={styles.detail}>{strings.seen(moment(device.lastSeenAt))}</p>
              <p className={styles.detail}>
                {strings.pairedBy(device.pairedBy, times.fullDate(device.pairedAt))}
              </p>
            </div>
          </RemovableRow>
        ))}
      </ul>
      {code === null ? (
        <form className={styles.form} onSubmit={add} noValidate>
          <label className={styles.field}>
            <span className={pageStyles.label}>{strings.name}</span>
            <input
              className={pageStyles.input}
              value={name}
              maxLength={60}
              placeholder={strings.example}
              aria-invalid={isMissing || undefined}
              aria-describedby={isMissing ? `${ids}-error` : undefined}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
          </label>
          <CounterButton type="submit" icon="tablet" isLoading={pendingId === 'add'} isDisabled={isDisabled}>
            {strings.add}
          </CounterButton>
          <FieldError id={`${ids}-error`} message={isMissing ? strings.noName : null} />
        </form>
      ) : (
        <Code {...code} times={times} now={now} onDone={onCodeDone} />
      )}
    </section>
  );
};

interface CodeProps extends PairingCode {
  times: Pick<LocalTimes, 'time' | 'fullDate'>;
  now: Date;
  onDone: () => void;
}

const Code = ({ code, expiresAt, times, now, onDone }: CodeProps) => {
  const minutes = minutesLeft(expiresAt, now);
  return (
    <div className={styles.secret} role="status">
      <p>{strings.code}</p>
      <p className={styles.digits}>
        <span aria-hidden="true">{formatPairingCode(code)}</span>
        <VisuallyHidden>{strings.codeOf(code.split('').join(' '))}</VisuallyHidden>
      </p>
      <p>{minutes > 0 ? strings.ends(formatMoment(expiresAt, now, times), minutes) : strings.ended}</p>
      <CounterButton onClick={onDone}>{strings.done}</CounterButton>
    </div>
  );
};
