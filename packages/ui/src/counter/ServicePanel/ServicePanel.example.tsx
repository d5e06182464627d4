import { localTimes, type OpeningSchedule } from '@tiffin/domain';
import { ServicePanel, type ServicePanelProps } from '@tiffin/ui';

/** What the app's queries and mutations give: what is set, the clock and the events. */
type FromTheApp = Omit<ServicePanelProps, 'modes' | 'waits' | 'times'>;

const waits = {
  delivery: { minutesFrom: 35, minutesTo: 50 },
  collection: { minutesFrom: 20, minutesTo: 30 },
};

/** The page on which staff pause orders, lengthen waits and change hours. */
export function ServiceRoute({ schedule, ...service }: FromTheApp & { schedule: OpeningSchedule }) {
  return (
    <ServicePanel
      {...service}
      modes={['delivery', 'collection']}
      waits={waits}
      schedule={schedule}
      times={localTimes(schedule.timeZone)}
    />
  );
}
