import { pairingCodeGroup, pairingCodeLength } from '@tiffin/domain';
import { useRef, useState } from 'react';
import type { CounterPageHref } from '../../primitives/Link/page-href.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import scooter from '../../private/pictures/scooter.webp';
import { useEarlyText } from '../../private/use-early-text.ts';
import { CounterLink } from '../CounterLink/CounterLink.tsx';
import { CounterProblem } from '../CounterProblem/CounterProblem.tsx';
import { DigitKeys } from '../DigitKeys/DigitKeys.tsx';
import * as cover from '../StartCover/StartCover.css.ts';
import { StartCover } from '../StartCover/StartCover.tsx';
import { startStrings } from '../start.strings.ts';
import * as styles from './PairingForm.css.ts';

/** Why a code did not pair the device; which of wrong, used or too old it is, only the owner's page may know. */
export type PairingProblem = 'code_invalid' | 'too_many_tries' | 'failed';

/** Props of {@link PairingForm}. */
export interface PairingFormProps {
  /** Called with ten digits, as soon as there are ten. */
  onSubmit: (code: string) => void;
  /** Whether the code is being checked. @default false */
  isPending?: boolean;
  /** Why the last code did not work. @default null */
  problem?: PairingProblem | null;
  /** Why the device has to be paired, where it was paired before; shown until a code does not work. */
  notice?: string | undefined;
  /** Where owners and managers sign in instead; no such link without it. */
  signInHref?: CounterPageHref | undefined;
}

const length = pairingCodeLength;
const strings = startStrings.pairing;

/** Pairs a tablet with a restaurant by the ten digits of the owner's page. */
export const PairingForm = (props: PairingFormProps) => {
  const { onSubmit, isPending = false, problem = null, notice, signInHref } = props;
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const change = (typed: string) => {
    if (isPending) return;
    const digits = typed.replaceAll(/\D/g, '').slice(0, length);
    setCode(digits);
    if (digits.length === length && digits !== code) onSubmit(digits);
  };
  // A code that the tablet fills in by itself may come early.
  useEarlyText(input, code, change);
  const trouble = problem === null ? (notice ?? null) : strings.problems[problem];
  // After a code that did not work, the next digit begins another one.
  const add = (digit: string) => change(code.length === length ? digit : code + digit);
  return (
    <StartCover
      name={startStrings.counter}
      pictures={[scooter]}
      status={{ isOpen: false, message: strings.status }}
    >
      <h1 className={cover.panelTitle}>{strings.title}</h1>
      <p className={cover.lead}>{strings.how}</p>
      <div className={`${styles.field} ${styles.focusRing}`}>
        <input
          ref={input}
          className={styles.input}
          aria-label={strings.code}
          autoComplete="one-time-code"
          // The keys below are the keyboard.
          inputMode="none"
          value={code}
          aria-invalid={problem !== null || undefined}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
        <div className={styles.boxes} aria-hidden="true">
          {Array.from({ length }, (_, index) => [
            index === pairingCodeGroup && <span key="dash" className={styles.dash} />,
            <span key={index} className={index === code.length ? styles.next : styles.box}>
              {code[index]}
            </span>,
          ])}
        </div>
      </div>
      <CounterProblem problem={isPending ? null : trouble} />
      <DigitKeys onDigit={add} onDelete={() => change(code.slice(0, -1))} onClear={() => change('')} />
      {isPending ? (
        <p className={styles.checking}>
          <Spinner label={strings.checking} />
          <span aria-hidden="true">{strings.checking}</span>
        </p>
      ) : (
        <p className={cover.small}>{strings.lasts}</p>
      )}
      {signInHref !== undefined && (
        <CounterLink href={signInHref} isWide icon="account">
          {strings.signIn}
        </CounterLink>
      )}
    </StartCover>
  );
};
