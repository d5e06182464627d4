/** What Prometheus sends the servers of the journeys' stack. */
export const metricsToken = 'a-token-for-the-journeys';

const authorization = { authorization: `Bearer ${metricsToken}` };

/** Reads the metrics of the server on a port. */
export async function readMetrics(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: authorization });
  if (!answer.ok) throw new Error(`The server on port ${port} answers ${answer.status} to /metrics.`);
  return answer.text();
}

/** Reads the value of one of them, by its name and labels as they are written there. */
export async function readMetric(port: number, series: string): Promise<number> {
  const line = (await readMetrics(port)).split('\n').find((each) => each.startsWith(`${series} `));
  return Number(line?.slice(series.length));
}
