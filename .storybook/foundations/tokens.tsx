import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { Copyable, inCode } from './Copyable.tsx';
import * as styles from './foundations.css.ts';

/** The keys of a group of the theme contract, in its order and with its types. */
export const keysOf = <Group extends object>(group: Group) =>
  Object.keys(group).filter((key): key is Extract<keyof Group, string> => key in group);

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true });
  addEventListener('resize', onChange);
  return () => {
    observer.disconnect();
    removeEventListener('resize', onChange);
  };
}

/** What a token comes to at the moment: `var(--name)` is read from the page itself, a step of the scale is its value. */
const useTokenValue = (token: string): string => {
  const name = /^var\((--.*)\)$/.exec(token)?.[1];
  return useSyncExternalStore(subscribe, () =>
    name === undefined ? token : getComputedStyle(document.documentElement).getPropertyValue(name).trim(),
  );
};

interface TokenRowProps {
  /** The path in the theme contract: "space.4". */
  name: string;
  /** The contract's `var(--name)` or value. */
  token: string;
  children: ReactNode;
}

/** One value of the contract: its name, what it comes to (a press copies either), and how it looks. */
export const TokenRow = ({ name, token, children }: TokenRowProps) => (
  <div className={styles.row}>
    <span className={styles.key}>
      <b>
        <Copyable text={inCode(name)}>{name}</Copyable>
      </b>
      <br />
      <Copyable text={useTokenValue(token)} />
    </span>
    {children}
  </div>
);

/** The size and line height of a class name in this window: "44 px on lines of 49 px". */
export const Measured = ({ className }: { className: string | undefined }) => {
  const probe = useRef<HTMLSpanElement>(null);
  const measured = useSyncExternalStore(subscribe, () => {
    if (probe.current === null) return '';
    const { fontSize, lineHeight } = getComputedStyle(probe.current);
    return `${rounded(fontSize)} px on lines of ${rounded(lineHeight)} px`;
  });
  return (
    <>
      <span ref={probe} className={className} hidden />
      <span className={styles.measured} data-measured>
        {measured}
      </span>
    </>
  );
};

const rounded = (pixels: string) => Math.round(parseFloat(pixels) * 10) / 10;

interface PageProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A page of the foundations. */
export const Page = ({ title, lead, children }: PageProps) => (
  <div className={styles.page}>
    <h1 className={styles.heading}>{title}</h1>
    <p className={styles.lead}>{lead}</p>
    {children}
  </div>
);
