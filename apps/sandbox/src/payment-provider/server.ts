// The payment provider alone: node src/payment-provider/server.ts
import { environment } from '../environment.ts';
import { serveUntilSignal } from '../service.ts';
import { paymentProviderOptions, startPaymentProvider } from './payment-provider.ts';

serveUntilSignal(await startPaymentProvider(paymentProviderOptions(environment())));
