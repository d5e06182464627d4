import { median, ratios, spread } from '../statistics.ts';
import { formatFigure, type Measured } from './report.ts';

/** The name of a row and its bar; without bar and aim it is only shown. */
interface Row {
  readonly what: string;
  /** The unit of both series, as "ms" or "req/s". */
  readonly unit: string;
  readonly bar?: number;
  readonly aim?: number;
  readonly better: Measured['better'];
}

/** The name of a peer and its values, round by round beside ours. */
interface Peer {
  readonly name: string;
  readonly values: readonly number[];
}

const goals = ({ what, bar, aim, better }: Row) => ({ what, bar: bar ?? null, aim: aim ?? null, better });
const beside = ({ name, values }: Peer, unit: string) => `${name}: ${formatFigure(median(values), unit)}`;

/** A row of ours ÷ the peer's, round by round. */
export function ratioRow(row: Row, ours: readonly number[], peer: Peer): Measured {
  const quotients = ratios(ours, peer.values);
  return {
    ...goals(row),
    ours: formatFigure(median(ours), row.unit),
    peer: beside(peer, row.unit),
    value: median(quotients),
    ratio: formatFigure(median(quotients)),
    spread: spread(quotients),
  };
}

/** A row of ours − the peer's, round by round. */
export function differenceRow(row: Row, ours: readonly number[], peer: Peer): Measured {
  const differences = ours.map((value, round) => value - (peer.values[round] ?? Number.NaN));
  return {
    ...goals(row),
    ours: formatFigure(median(ours), row.unit),
    peer: beside(peer, row.unit),
    value: median(differences),
    ratio: `${median(differences) < 0 ? '' : '+'}${formatFigure(median(differences), row.unit)}`,
    spread: spread(differences, 0),
  };
}

/** A row of ours against its bar, without a peer; a single value counts as exact. */
export function plainRow(row: Row, ours: readonly number[], digits = 0): Measured {
  const value = median(ours);
  return {
    ...goals(row),
    ours: formatFigure(value, row.unit),
    peer: null,
    ratio: null,
    value,
    spread: ours.length === 1 ? 'exact' : spread(ours, digits),
  };
}

/** A row of ours against its bar, where a peer only shows what the machine allows. */
export function timeRow(row: Row, ours: readonly number[], peer: Peer): Measured {
  return { ...plainRow(row, ours, 2), peer: beside(peer, row.unit) };
}
