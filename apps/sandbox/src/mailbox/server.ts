// The mailbox alone: node src/mailbox/server.ts
import { environment } from '../environment.ts';
import { serveUntilSignal } from '../service.ts';
import { mailboxOptions, startMailbox } from './mailbox.ts';

serveUntilSignal(await startMailbox(mailboxOptions(environment())));
