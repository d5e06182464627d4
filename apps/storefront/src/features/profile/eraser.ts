import { statusOf } from '@tiffin/api';

/** Erases the customer; where the answer to an earlier press was lost, a session that is gone says that it had worked. */
export function eraser(eraseMe: () => Promise<unknown>): () => Promise<void> {
  let isAnswerLost = false;
  return async () => {
    try {
      await eraseMe();
    } catch (error) {
      const status = statusOf(error);
      if (status === 401 && isAnswerLost) return;
      if (status === null || status >= 500) isAnswerLost = true;
      throw error;
    }
  };
}
