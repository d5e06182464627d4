import type {
  LocalTimes,
  NotedSpecialHours,
  OpeningSchedule,
  OrderingMode,
  ServiceEnd,
  ServiceState,
  SpecialHoursOfDates,
} from '@tiffin/domain';
import type { ReactNode } from 'react';
import { type Acceptance, AcceptanceBlock } from '../AcceptanceBlock/AcceptanceBlock.tsx';
import { CounterProblem } from '../CounterProblem/CounterProblem.tsx';
import * as pageStyles from '../counter-page.css.ts';
import type { RollWidth } from '../OrderTicket/OrderTicket.tsx';
import { serviceStrings } from '../service.strings.ts';
import { BellBlock, type BellPattern } from './BellBlock.tsx';
import { BusyBlock, type UsualWaits } from './BusyBlock.tsx';
import { LockBlock } from './LockBlock.tsx';
import { PauseBlock } from './PauseBlock.tsx';
import { SpecialHoursBlock } from './SpecialHoursBlock.tsx';
import { TicketBlock } from './TicketBlock.tsx';

/** What of the service is being changed. */
export type ServicePart = 'pause' | 'busy' | 'acceptance' | 'lock' | 'special_hours';

/** Props of {@link ServicePanel}. */
export interface ServicePanelProps {
  /** What staff have set for the hours ahead. */
  service: ServiceState;
  /** The ordering modes that the restaurant offers. */
  modes: readonly OrderingMode[];
  /** How long customers usually wait, by mode. */
  waits: UsualWaits;
  /** The week's hours, from which closing and next opening are worked out. */
  schedule: OpeningSchedule;
  /** Who answers orders. */
  acceptance: Acceptance;
  /** Whether tablets ask for a PIN after Lock. */
  lockNeedsPin: boolean;
  /** The dates with other hours, from today on. */
  specialHours: readonly NotedSpecialHours[];
  /** The roll of this device's printer, in mm; null where nothing prints by itself. */
  ticketRoll: RollWidth | null;
  /** How this device rings for orders that the system accepts. */
  bell: BellPattern;
  /** The date at the restaurant: "2026-11-20". */
  today: string;
  /** Writes instants in the restaurant's time zone. */
  times: Pick<LocalTimes, 'time' | 'fullDate'>;
  /** The time. */
  now: Date;
  /** The hours that were removed last, which Undo brings back. @default null */
  removed?: SpecialHoursOfDates | null;
  /** The part whose change is on its way. @default null */
  pending?: ServicePart | null;
  /** Whether nothing of the restaurant can be changed, for instance without a connection. @default false */
  isDisabled?: boolean;
  /** Why the last change did not work, in words. @default null */
  problem?: ReactNode;
  /** Called when modes are paused: all that are to pause, and until when. */
  onPause: (modes: readonly OrderingMode[], end: ServiceEnd) => void;
  /** Called when orders are taken again in every mode. */
  onResume: () => void;
  /** Called when the wait grows by some minutes, and until when. */
  onBusy: (minutes: number, end: ServiceEnd) => void;
  /** Called when the wait is as usual again. */
  onNotBusy: () => void;
  /** Called when orders are answered by the system or by staff from now on, or within other minutes. */
  onAcceptanceChange: (acceptance: Acceptance) => void;
  /** Called when tablets ask for a PIN after Lock from now on, or for a press. */
  onLockChange: (needsPin: boolean) => void;
  /** Called when dates get other hours. */
  onSaveSpecialHours: (hours: SpecialHoursOfDates) => void;
  /** Called when dates that had these hours have their weekday's again. */
  onRemoveSpecialHours: (hours: SpecialHoursOfDates) => void;
  /** Called when this device is to ring in another way. */
  onBellChange: (bell: BellPattern) => void;
  /** Called when this device prints accepted orders from now on, for another roll, or not any more (null). */
  onTicketRollChange: (roll: RollWidth | null) => void;
}

/** What staff set for the hours and days ahead, pause, longer waits, who answers, the lock and other hours, and what this device prints. */
export const ServicePanel = (props: ServicePanelProps) => {
  const { service, modes, waits, schedule, specialHours, today, times, now } = props;
  const { removed = null, pending = null, isDisabled = false, problem = null } = props;
  return (
    <div className={pageStyles.page}>
      <div className={pageStyles.head}>
        <h1 className={pageStyles.heading}>{serviceStrings.title}</h1>
      </div>
      <div className={pageStyles.problem}>
        <CounterProblem problem={problem} />
      </div>
      <div className={pageStyles.columns}>
        <div>
          <PauseBlock
            pause={service.pause}
            modes={modes}
            schedule={schedule}
            times={times}
            now={now}
            isPending={pending === 'pause'}
            isDisabled={isDisabled}
            onPause={props.onPause}
            onResume={props.onResume}
          />
          <BusyBlock
            busy={service.busy}
            waits={waits}
            times={times}
            now={now}
            isDisabled={isDisabled || pending === 'busy'}
            onBusy={props.onBusy}
            onNotBusy={props.onNotBusy}
          />
          <AcceptanceBlock
            acceptance={props.acceptance}
            isPending={pending === 'acceptance'}
            isDisabled={isDisabled}
            onChange={props.onAcceptanceChange}
          />
          <LockBlock
            needsPin={props.lockNeedsPin}
            isDisabled={isDisabled || pending === 'lock'}
            onChange={props.onLockChange}
          />
        </div>
        <div>
          <SpecialHoursBlock
            specialHours={specialHours}
            today={today}
            isPending={pending === 'special_hours'}
            isDisabled={isDisabled}
            removed={removed}
            onSave={props.onSaveSpecialHours}
            onRemove={props.onRemoveSpecialHours}
          />
          <BellBlock bell={props.bell} onChange={props.onBellChange} />
          <TicketBlock roll={props.ticketRoll} onChange={props.onTicketRollChange} />
        </div>
      </div>
    </div>
  );
};
