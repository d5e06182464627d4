import { createServer } from 'node:http';

/** A postcode service that does what a test says. */
export interface ScriptedPostcodes {
  readonly url: string;
  /** The postcodes that were asked for so far. */
  readonly asked: readonly string[];
  /** The most requests that it had at once. */
  readonly mostAtOnce: () => number;
  /** Answers 503 from now on, or not any more. */
  readonly setAway: (isAway: boolean) => void;
  /** Keeps every request waiting until the returned function is called. */
  readonly hold: () => { readonly reached: Promise<void>; readonly release: () => void };
  readonly close: () => Promise<void>;
}

const places: Readonly<Record<string, readonly [longitude: number, latitude: number]>> = {
  EH: [-3.19, 55.95],
  LS: [-1.5478, 53.7965],
};

/** Starts it on a free port: it knows Leeds (LS…) and Edinburgh (EH…). */
export async function startScriptedPostcodes(): Promise<ScriptedPostcodes> {
  const asked: string[] = [];
  let isAway = false;
  let atOnce = 0;
  let most = 0;
  let gate: { readonly arrive: () => void; readonly open: Promise<void> } | null = null;
  const server = createServer(async (request, response) => {
    const postcode = decodeURIComponent(request.url?.replace('/postcodes/', '') ?? '');
    asked.push(postcode);
    atOnce += 1;
    most = Math.max(most, atOnce);
    gate?.arrive();
    await gate?.open;
    atOnce -= 1;
    const place = places[postcode.slice(0, 2)];
    const status = isAway ? 503 : place === undefined ? 404 : 200;
    const result = place && { longitude: place[0], latitude: place[1] };
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ status, result }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    asked,
    mostAtOnce: () => most,
    setAway: (away) => {
      isAway = away;
    },
    hold: () => {
      const reached = Promise.withResolvers<void>();
      const passing = Promise.withResolvers<void>();
      gate = { arrive: reached.resolve, open: passing.promise };
      const release = () => {
        gate = null;
        passing.resolve();
      };
      return { reached: reached.promise, release };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
