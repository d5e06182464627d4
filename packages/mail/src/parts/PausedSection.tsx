import { localTimes } from '@tiffin/domain';
import type { MailPause, MailRestaurant } from '../facts.ts';
import { ActionButton } from './FactPair.tsx';
import { MailSection, Paragraph } from './MailSection.tsx';
import { mailStrings } from './mail.strings.ts';

const strings = mailStrings.paused;

interface PausedSectionProps {
  pause: MailPause;
  restaurant: Pick<MailRestaurant, 'timeZone'>;
}

/** A pause that began by itself: why, until which day and time, and where to end it after signing in. */
export const PausedSection = ({ pause, restaurant }: PausedSectionProps) => {
  const { time, fullDate } = localTimes(restaurant.timeZone);
  const until = strings.until(fullDate(pause.until), time(pause.until));
  return (
    <MailSection title={strings.title}>
      <Paragraph>{`${strings.reasons[pause.reason]} ${until} ${strings.ends[pause.reason]}`}</Paragraph>
      {pause.serviceUrl !== null && <ActionButton label={strings.resume} href={pause.serviceUrl} />}
    </MailSection>
  );
};
