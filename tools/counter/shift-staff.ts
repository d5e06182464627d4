import { setTimeout as wait } from 'node:timers/promises';
import { reason } from '../../scripts/stack/cli.ts';
import type { BoardPage } from './board-page.ts';

/** What staff have done with orders in a shift. */
export interface ShiftWork {
  accepted: number;
  /** Accepted on the order's own page, where its note was read. */
  read: number;
  declined: number;
  ready: number;
  handedOver: number;
  /** The orders that have left the board. */
  readonly gone: string[];
  /** Presses that had no effect. */
  readonly problems: string[];
}

// So many orders stay in a lane while more come in: the board is not empty in between.
const kept = { kitchen: 6, ready: 4 } as const;
const declinesEvery = 10;
const pressMs = 20_000;
const mostProblems = 5;

/** Nothing yet. */
export function newShiftWork(): ShiftWork {
  return { accepted: 0, read: 0, declined: 0, ready: 0, handedOver: 0, gone: [], problems: [] };
}

/** Answers, cooks and hands over on a board while `isOn`, and then until its lanes are empty. */
export async function workShift(board: BoardPage, work: ShiftWork, isOn: () => boolean): Promise<void> {
  board.page.setDefaultTimeout(pressMs);
  while (work.problems.length < mostProblems) {
    const isOver = !isOn();
    const first = async (lane: 'New' | 'In the kitchen' | 'Ready and out', keep: number) => {
      const rows = board.lane(lane);
      if ((await rows.count()) <= (isOver ? 0 : keep)) return null;
      return rows.first().getByRole('heading', { level: 3 }).textContent();
    };
    try {
      const waiting = await first('New', 0);
      const cooking = waiting === null ? await first('In the kitchen', kept.kitchen) : null;
      const standing = waiting === null && cooking === null ? await first('Ready and out', kept.ready) : null;
      if (waiting !== null) await answer(board, waiting, work);
      else if (cooking !== null) await makeReady(board, cooking, work);
      else if (standing !== null) await handOver(board, standing, work);
      else if (isOver) break;
      else await wait(250);
    } catch (error) {
      work.problems.push(reason(error).split('\n')[0] ?? '');
    }
  }
}

async function answer(board: BoardPage, number: string, work: ShiftWork): Promise<void> {
  const { page } = board;
  const card = board.card(number);
  const reading = card.getByRole('button', { name: 'Read note and answer' });
  const isDeclined = (work.accepted + work.declined) % declinesEvery === declinesEvery - 1;
  if ((await reading.count()) > 0) {
    await reading.click();
    await page.getByRole('button', { name: /^Accept for/ }).click();
    work.read += 1;
  } else if (isDeclined) {
    await card.getByRole('button', { name: /^Open/ }).click();
    await page.getByRole('button', { name: 'Decline', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^Decline/ });
    await dialog.getByRole('radio', { name: 'Too busy' }).check({ force: true });
    await dialog.getByRole('button', { name: /^Decline and pay back/ }).click();
    await page.waitForURL((url) => url.pathname === '/');
    work.gone.push(number);
    work.declined += 1;
    return;
  } else {
    await card.getByRole('button', { name: /^Accept/ }).click();
  }
  await board.painted(number, 'In the kitchen');
  work.accepted += 1;
}

async function makeReady(board: BoardPage, number: string, work: ShiftWork): Promise<void> {
  await board
    .card(number)
    .getByRole('button', { name: /^Mark ready/ })
    .click();
  await board.painted(number, 'Ready and out');
  work.ready += 1;
}

async function handOver(board: BoardPage, number: string, work: ShiftWork): Promise<void> {
  const row = board.card(number);
  await row.getByRole('button', { name: /^Mark collected/ }).click();
  await row.waitFor({ state: 'detached' });
  work.gone.push(number);
  work.handedOver += 1;
}
