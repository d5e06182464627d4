import { useEffect } from 'react';
import { forgetBoard } from './kept-board.ts';

/** Deletes the kept board: where nobody works, nobody reads orders. */
export function useForgetBoard(): void {
  useEffect(() => void forgetBoard(), []);
}
