// The postcode service alone: node src/postcodes/server.ts
import { environment } from '../environment.ts';
import { serveUntilSignal } from '../service.ts';
import { postcodeServiceOptions, startPostcodeService } from './postcode-service.ts';

serveUntilSignal(await startPostcodeService(postcodeServiceOptions(environment())));
