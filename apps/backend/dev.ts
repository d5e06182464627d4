// The backend with restart on change, as `npm run dev` starts it. Bundled, since Node alone cannot run the mails' TSX.
import { spawn } from 'node:child_process';
import { context } from 'esbuild';
import { bundleOptions, inPackage } from './bundle-options.ts';

const bundle = await context({
  ...bundleOptions,
  entryPoints: { 'dev-server': inPackage('src/index.ts') },
});
await bundle.rebuild();
await bundle.watch();

const server = spawn(process.execPath, ['--enable-source-maps', '--watch', inPackage('dist/dev-server.js')], {
  stdio: 'inherit',
});
server.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void bundle.dispose().then(() => server.kill(signal)));
}
