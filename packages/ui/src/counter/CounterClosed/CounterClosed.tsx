import scooter from '../../private/pictures/scooter.webp';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import * as cover from '../StartCover/StartCover.css.ts';
import { StartCover } from '../StartCover/StartCover.tsx';
import { startStrings } from '../start.strings.ts';

/** Props of {@link CounterClosed}. */
export interface CounterClosedProps {
  /** Called when someone wants to see at once whether the restaurant is back. */
  onRetry: () => void;
  /** Whether the server is being asked. @default false */
  isPending?: boolean;
}

const strings = startStrings.closed;

/** Says at the counter that its restaurant is deleted, and that the device stays paired. */
export const CounterClosed = ({ onRetry, isPending = false }: CounterClosedProps) => (
  <StartCover
    name={startStrings.counter}
    pictures={[scooter]}
    status={{ isOpen: false, message: strings.status }}
  >
    <h1 className={cover.panelTitle}>{strings.title}</h1>
    <p className={cover.lead}>{strings.what}</p>
    <CounterButton variant="go" size="answer" isWide isLoading={isPending} onClick={onRetry}>
      {strings.retry}
    </CounterButton>
    <p className={cover.small}>{strings.lasts}</p>
  </StartCover>
);
