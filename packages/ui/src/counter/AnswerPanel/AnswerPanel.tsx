import type { AnswerPanelProps } from './answer-panel-props.ts';
import { FirstAnswer } from './FirstAnswer.tsx';
import { FollowUp } from './FollowUp.tsx';

/** What is to be done with one order: its first answer with the time to promise, and after that the next step. */
export const AnswerPanel = (props: AnswerPanelProps) =>
  props.actions.includes('accept') ? <FirstAnswer {...props} /> : <FollowUp {...props} />;
