import type { AlarmSound } from './alarm.ts';

/** One note: its pitch in Hz, when it begins and how long it lasts, in seconds. */
interface Note {
  readonly pitch: number;
  readonly start: number;
  readonly length: number;
}

// Design, Sounds: a bell of two notes; one low note; two that fall; two low ones for an order that is not to be made,
// three that fall for one that was missed.
const notesOf: Readonly<Record<AlarmSound, readonly Note[]>> = {
  new: [
    { pitch: 880, start: 0, length: 0.3 },
    { pitch: 1175, start: 0.3, length: 0.3 },
  ],
  late: [{ pitch: 196, start: 0, length: 0.7 }],
  cancelled: [
    { pitch: 294, start: 0, length: 0.25 },
    { pitch: 294, start: 0.35, length: 0.25 },
  ],
  missed: [
    { pitch: 494, start: 0, length: 0.25 },
    { pitch: 392, start: 0.25, length: 0.25 },
    { pitch: 294, start: 0.5, length: 0.4 },
  ],
  lost: [
    { pitch: 587, start: 0, length: 0.35 },
    { pitch: 392, start: 0.35, length: 0.45 },
  ],
};

const volume = 0.5;
const fadeSeconds = 0.02;

/** Plays one sound of the alarm. */
export function playSound(context: AudioContext, sound: AlarmSound): void {
  for (const note of notesOf[sound]) playNote(context, note);
}

function playNote(context: AudioContext, { pitch, start, length }: Note): void {
  const [from, to] = [context.currentTime + start, context.currentTime + start + length];
  const oscillator = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(volume, from + fadeSeconds);
  gain.gain.setTargetAtTime(0, from + fadeSeconds, length / 3);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(from);
  oscillator.stop(to);
}
