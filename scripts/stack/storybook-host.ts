/** The arguments for Node, in the project's folder, that serve the built Storybook on this machine; `--port` is added. */
export const serveStorybook = [
  'node_modules/srvx/bin/srvx.mjs',
  'serve',
  '--prod',
  '--host=127.0.0.1',
  '--dir=.',
  '--entry=scripts/stack/storybook-host.ts',
  '--static=dist/storybook',
] as const;

/** What the server of the built Storybook answers where it has no file: its icon by the usual name, or that there is none. */
export default {
  fetch: (request: Request): Response =>
    new URL(request.url).pathname === '/favicon.ico'
      ? new Response(null, { status: 302, headers: { location: '/favicon.svg' } })
      : new Response('There is no such file in this Storybook.\n', {
          status: 404,
          headers: { 'content-type': 'text/plain; charset=utf-8' },
        }),
};
