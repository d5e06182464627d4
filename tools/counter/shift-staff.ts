import { setTimeout as wait } from 'node:timers/promises';
import { reason } from '../../scripts/stack/cli.ts';
import type { BoardPage } from './board-page.ts';
import type { LaneTitle } from './record-board.ts';

/** What staff have done in a shift. */
export interface ShiftWork {
  accepted: number;
  /** Accepted on the order's own page, where its note or its many dishes were read. */
  read: number;
  declined: number;
  ready: number;
  handedOver: number;
  /** The orders that have left the board. */
  readonly gone: string[];
  /** Steps that failed, such as presses without effect. */
  readonly problems: string[];
}

// How many orders stay in each lane while more come in, so that the board is never empty.
const keptInLane = { kitchen: 6, ready: 4 } as const;
const declineEvery = 10;
const pressMs = 20_000;
const maxProblems = 5;

/** Creates the record of a shift that has just begun. */
export function newShiftWork(): ShiftWork {
  return { accepted: 0, read: 0, declined: 0, ready: 0, handedOver: 0, gone: [], problems: [] };
}

/** Answers, makes ready and hands over orders on a board while `isOn()`, then until the lanes are empty. */
export async function workShift(board: BoardPage, work: ShiftWork, isOn: () => boolean): Promise<void> {
  board.page.setDefaultTimeout(pressMs);
  while (work.problems.length < maxProblems) {
    const isOver = !isOn();
    const first = async (lane: LaneTitle, keep: number) => {
      const rows = board.pressable(lane);
      const isKept = (await board.lane(lane).count()) <= (isOver ? 0 : keep);
      if (isKept || (await rows.count()) === 0) return null;
      return rows.first().getByRole('heading', { level: 3 }).textContent();
    };
    try {
      const waiting = await first('New', 0);
      const cooking = waiting === null ? await first('In the kitchen', keptInLane.kitchen) : null;
      const standing =
        waiting === null && cooking === null ? await first('Ready and out', keptInLane.ready) : null;
      if (waiting !== null) await answer(board, waiting, work);
      else if (cooking !== null) await makeReady(board, cooking, work);
      else if (standing !== null) await handOver(board, standing, work);
      else if (isOver && (await isCleared(board))) break;
      else await wait(250);
    } catch (error) {
      work.problems.push(reason(error).split('\n')[0] ?? '');
    }
  }
}

/** Whether no order is left; what was pressed keeps its place for ten seconds. */
async function isCleared(board: BoardPage): Promise<boolean> {
  const lanes = ['New', 'In the kitchen', 'Ready and out'] as const;
  const counts = await Promise.all(lanes.map((lane) => board.lane(lane).count()));
  return counts.every((count) => count === 0);
}

async function answer(board: BoardPage, number: string, work: ShiftWork): Promise<void> {
  const { page } = board;
  const card = board.card(number);
  const readButton = card.getByRole('button', { name: /^Read/ });
  const isDeclined = (work.accepted + work.declined) % declineEvery === declineEvery - 1;
  if ((await readButton.count()) > 0) {
    await readButton.click();
    await page.getByRole('button', { name: /^Accept for/ }).click();
    await page.getByText(/^Accepting for/).waitFor();
    await page.getByRole('button', { name: 'Back to all orders' }).click();
    work.read += 1;
  } else if (isDeclined) {
    await card.getByRole('button', { name: /^Open/ }).click();
    await page.getByRole('button', { name: 'Decline', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^Decline/ });
    await dialog.getByRole('radio', { name: 'Too busy' }).check({ force: true });
    await dialog.getByRole('button', { name: /^Decline and pay back/ }).click();
    // By keyboard: a finger would have to wait for a second.
    await page.getByRole('button', { name: 'To the orders' }).press('Enter');
    await page.waitForURL((url) => url.pathname === '/');
    work.gone.push(number);
    work.declined += 1;
    return;
  } else {
    await card.getByRole('button', { name: /^Accept/ }).click();
  }
  await card.getByText(/^Accept(ing|ed)/).waitFor();
  work.accepted += 1;
}

async function makeReady(board: BoardPage, number: string, work: ShiftWork): Promise<void> {
  await board
    .card(number)
    .getByRole('button', { name: /^Mark ready/ })
    .click();
  await board
    .card(number)
    .getByText(/^Ready at/)
    .waitFor();
  work.ready += 1;
}

async function handOver(board: BoardPage, number: string, work: ShiftWork): Promise<void> {
  const row = board.card(number);
  await row.getByRole('button', { name: /^Mark collected/ }).click();
  await row.getByText(/^Collected/).waitFor();
  work.gone.push(number);
  work.handedOver += 1;
}
