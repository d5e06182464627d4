const isSoak = process.env.SOAK === '1';

/** How much of a heavy journey is made: `usual` in every run, `full` with SOAK=1. */
export function rounds<Amount>(usual: Amount, full: Amount): Amount {
  return isSoak ? full : usual;
}
