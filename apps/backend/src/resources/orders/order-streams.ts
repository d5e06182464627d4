import type { SSEStreamingApi } from 'hono/streaming';
import {
  createNumberStreams,
  type NumberStreamSettings,
  type NumberStreams,
} from '../../http/number-streams.ts';
import { createOrderWatch, type OrderVersion } from './order-watch.ts';

interface OrderStreamsOptions extends Omit<NumberStreamSettings, 'event'> {
  /** Reads the versions of these orders. */
  readonly readVersions: (ids: readonly string[]) => Promise<readonly OrderVersion[]>;
  /** Called with the first failure of a row of failed reads. */
  readonly onFailure: (error: unknown) => void;
  /** Between two reads of the versions, in ms. @default 1000 */
  readonly everyMs?: number;
}

/** An order that is followed, as its stream begins. */
interface StreamedOrder extends OrderVersion {
  readonly customerId: string;
}

/** The streams that customers follow their orders by, on one server. */
export interface OrderStreams extends Pick<NumberStreams, 'count' | 'end'> {
  /** Sends the order's version now and after each change; settles when the stream has ended. Does not reject. */
  readonly follow: (order: StreamedOrder, stream: SSEStreamingApi) => Promise<void>;
}

/** Makes the streams of one server. */
export function createOrderStreams(options: OrderStreamsOptions): OrderStreams {
  const { readVersions, onFailure, everyMs = 1_000, ...settings } = options;
  const watch = createOrderWatch({ readVersions, everyMs, onFailure });
  const { follow, count, end } = createNumberStreams({ event: 'version', ...settings });
  return {
    follow: ({ customerId, id, version }, stream) =>
      follow({ ownerId: customerId, first: version, watch: (onVersion) => watch(id, onVersion) }, stream),
    count,
    end,
  };
}
