import { useId, useState } from 'react';
import * as styles from './Pictures.css.ts';
import { partsOf, sorted, type TakenPicture, type VisualRun } from './visual-run.ts';

const shownAtOnce = 20;

/** The address of a picture: what was taken, or its baseline. */
type AddressOf = (kind: 'taken' | 'baselines', name: string) => string;

const inVisualRun: AddressOf = (kind, name) => `./visual-run/${kind}/${name}`;

interface ComparisonProps {
  picture: TakenPicture;
  addressOf: AddressOf;
}

/** A picture over its baseline: the slider says how much of each is seen. */
const Comparison = ({ picture: { name, state }, addressOf }: ComparisonProps) => {
  const [share, setShare] = useState(50);
  const id = useId();
  const { id: storyId, words } = partsOf(name);
  return (
    <li className={styles.comparison}>
      <h2 className={styles.name}>
        <a href={`./?path=/story/${storyId}`} target="_top">
          {words}
        </a>
        {`: ${state}`}
      </h2>
      {state === 'new' ? (
        <img
          src={addressOf('taken', name)}
          alt="As it is now; it has no baseline."
          className={styles.picture}
        />
      ) : (
        <>
          <label htmlFor={id} className={styles.label}>
            Baseline on the left, the last run on the right
          </label>
          <input
            id={id}
            type="range"
            min={0}
            max={100}
            value={share}
            onChange={({ currentTarget }) => setShare(Number(currentTarget.value))}
            className={styles.slider}
          />
          <div className={styles.pair}>
            <img
              src={addressOf('taken', name)}
              alt="The last run"
              loading="lazy"
              className={styles.picture}
            />
            <img
              src={addressOf('baselines', name)}
              alt="The baseline"
              loading="lazy"
              className={styles.over}
              style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
            />
          </div>
        </>
      )}
    </li>
  );
};

interface PicturesProps {
  /** What the last run wrote. */
  run: VisualRun;
  /** Where its pictures are. @default below `./visual-run` */
  addressOf?: AddressOf;
}

const countOf = (pictures: readonly TakenPicture[], state: TakenPicture['state']) =>
  pictures.filter((picture) => picture.state === state).length;

/** The pictures of the last `npm run test:visual` beside their baselines, what has changed first. */
export const Pictures = ({ run: { takenAt, pictures }, addressOf = inVisualRun }: PicturesProps) => {
  const [word, setWord] = useState('');
  const id = useId();
  const found = sorted(pictures).filter(({ name }) => name.includes(word.trim().toLowerCase()));
  const states = (['changed', 'new', 'same'] as const).map((state) => `${countOf(pictures, state)} ${state}`);
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>Baselines</h1>
      {takenAt === null ? (
        <p>
          There are none yet. <code>npm run test:visual</code> takes them and compares them with their
          baselines; then load this page again.
        </p>
      ) : (
        <>
          <p>{`Taken ${takenAt.slice(0, 16).replace('T', ' ')} UTC: ${states.join(', ')}.`}</p>
          <label htmlFor={id} className={styles.label}>
            Component or page
          </label>
          <input
            id={id}
            type="search"
            value={word}
            onChange={({ currentTarget }) => setWord(currentTarget.value)}
            className={styles.search}
          />
          <ul className={styles.list}>
            {found.slice(0, shownAtOnce).map((picture) => (
              <Comparison key={picture.name} picture={picture} addressOf={addressOf} />
            ))}
          </ul>
          {found.length > shownAtOnce && <p>{`${found.length - shownAtOnce} more: search for one.`}</p>}
          {found.length === 0 && <p>No picture has that in its name.</p>}
        </>
      )}
    </main>
  );
};
