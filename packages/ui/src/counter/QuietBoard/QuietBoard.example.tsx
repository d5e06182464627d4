import { QuietBoard, type QuietFigures } from '@tiffin/ui';

/** What a board without orders shows; OrderBoard shows it by itself. */
export function QuietHour({ figures }: { figures: QuietFigures | null }) {
  const hours = { closes: '22:30', opensAgain: 'tomorrow at 12:00' };
  return <QuietBoard day={{ ...hours, figures }} />;
}
