import { formatMinutesAndSeconds, type OrderSummary } from '@tiffin/domain';
import { formatCalendarDate } from '../calendar-date.ts';
import { dayStrings as strings } from '../day.strings.ts';
import { BarChart } from './BarChart.tsx';
import * as styles from './DayPanel.css.ts';
import { chartDays, chartHours } from './day-orders.ts';

interface OrdersChartProps {
  figures: OrderSummary;
  from: string;
  to: string;
  today: string;
  /** The hour that runs now; null where today is not shown. */
  presentHour: number | null;
}

/** How many orders each hour of a day brought, or each day or week of more, and how fast they were answered. */
export const OrdersChart = ({ figures, from, to, today, presentHour }: OrdersChartProps) => {
  const { answerSeconds } = figures;
  const answered =
    answerSeconds === null
      ? strings.noAnswers
      : strings.answered(
          formatMinutesAndSeconds(answerSeconds.median),
          formatMinutesAndSeconds(answerSeconds.slowest),
        );
  const chart =
    from === to ? hoursOf(figures.ordersByHour, presentHour) : daysOf(figures.days, from, to, today);
  return (
    <BarChart {...chart}>
      <p className={styles.answered}>{answered}</p>
    </BarChart>
  );
};

function hoursOf(ordersByHour: readonly number[], presentHour: number | null) {
  const bars = chartHours(ordersByHour, presentHour).map((hour) => {
    const label = String(hour).padStart(2, '0');
    const isPresent = hour === presentHour;
    return { key: hour, label, spoken: strings.hourOf(label), count: ordersByHour[hour] ?? 0, isPresent };
  });
  return { title: strings.perHour, unit: strings.hour, bars };
}

function daysOf(days: OrderSummary['days'], from: string, to: string, today: string) {
  const { bars, isByWeek } = chartDays(days, from, to);
  return {
    title: isByWeek ? strings.perWeek : strings.perDay,
    unit: isByWeek ? strings.week : strings.day,
    bars: bars.map(({ date, orders }, index) => {
      const [weekday = '', day = '', month = ''] = formatCalendarDate(date, 'short').split(' ');
      const isPresent = date <= today && today < (bars[index + 1]?.date ?? '~');
      return {
        key: date,
        label: isByWeek ? `${day} ${month}` : weekday,
        spoken: formatCalendarDate(date, 'long'),
        count: orders,
        isPresent,
      };
    }),
  };
}
