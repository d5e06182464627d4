/** How a picture compares with its baseline; `new` has none. */
export type PictureState = 'same' | 'changed' | 'new';

/** A picture of a story that `npm run test:visual` took. */
export interface TakenPicture {
  /** The file's name: the story's id, the window's width and the scheme. */
  readonly name: string;
  readonly state: PictureState;
}

/** What the last `npm run test:visual` wrote. */
export interface VisualRun {
  /** When it ended, as an ISO time; null before the first run. */
  readonly takenAt: string | null;
  readonly pictures: readonly TakenPicture[];
}

const order: readonly PictureState[] = ['changed', 'new', 'same'];

/** What has changed first, each by name. */
export const sorted = (pictures: readonly TakenPicture[]): readonly TakenPicture[] =>
  pictures.toSorted(
    (one, other) =>
      order.indexOf(one.state) - order.indexOf(other.state) || one.name.localeCompare(other.name, 'en-GB'),
  );

/** "Cart panel, below minimum, 390 px, dark" of a file's name, and its story's id. */
export function partsOf(name: string): { id: string; words: string } {
  const [, id = name, width = '', scheme = ''] = /^(.+)-(\d+)-(light|dark)\.jpg$/.exec(name) ?? [];
  return { id, words: `${id.replace('--', ', ').replaceAll('-', ' ')}, ${width} px, ${scheme}` };
}
