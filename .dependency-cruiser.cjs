// Who may import whom. pnpm guards the packages' own dependencies; these rules guard the rest.
const pkg = (name) => `^(packages|apps)/${name}/`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: "Types count. The router's own tree of routes is the one way around: links are typed by it.",
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { pathNot: '/routeTree\\.gen\\.ts$' } },
    },
    {
      name: 'domain-stands-alone',
      comment: 'The rules are pure: nothing of ours, no I/O, no React.',
      severity: 'error',
      from: { path: pkg('domain'), pathNot: '\\.test\\.ts$' },
      to: { path: ['^(packages/(?!domain)|apps)/', 'node_modules/(react|node:)'] },
    },
    {
      name: 'restaurant-file-is-the-importers',
      comment:
        'Its schema stands on zod, which no page may load for it: only the import of a file and its tests need it.',
      severity: 'error',
      from: {
        path: '^(packages|apps|\\.storybook)/',
        pathNot: ['^apps/backend/', '^packages/domain/src/(restaurant-file|testing)/', '/testing/'],
      },
      to: { path: '^packages/domain/src/restaurant-file/' },
    },
    {
      name: 'rules-need-no-zod',
      comment: 'Pages load the rules; what checks a whole file stands apart, in an entry of its own.',
      severity: 'error',
      from: { path: pkg('domain'), pathNot: '^packages/domain/src/restaurant-file/' },
      to: { path: 'node_modules/zod' },
    },
    {
      name: 'domain-has-no-io',
      severity: 'error',
      from: { path: pkg('domain'), pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'api-knows-only-domain',
      severity: 'error',
      from: { path: pkg('api') },
      to: { path: ['^packages/(ui|mail|node|web)/', '^apps/'] },
    },
    {
      name: 'mail-knows-only-domain-and-theme',
      comment: 'A mail is text and tables: of ui it takes the colours of a brand, never a component.',
      severity: 'error',
      from: { path: pkg('mail') },
      to: { path: ['^packages/(api|node|web)/', '^packages/ui/src/(?!theme/)', '^apps/', '@tanstack/'] },
    },
    {
      name: 'mail-has-no-io',
      severity: 'error',
      from: { path: pkg('mail'), pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'mails-know-no-other-mails',
      comment: 'What several mails show stands in parts.',
      severity: 'error',
      from: {
        path: '^packages/mail/src/(customer|restaurant)/([^/]+)/',
        pathNot: '\\.(test|stories)\\.tsx?$',
      },
      to: { path: '^packages/mail/src/(customer|restaurant)/', pathNot: '^packages/mail/src/$1/$2/' },
    },
    {
      name: 'node-stands-alone',
      comment: 'What the Node programs share: nothing of ours, and nothing that only web apps need.',
      severity: 'error',
      from: { path: pkg('node') },
      to: {
        path: [
          '^packages/(?!node)',
          '^apps/',
          'node_modules/(react|react-dom|vite|better-auth|srvx|seroval|esbuild|@tanstack)/',
        ],
      },
    },
    {
      name: 'ui-knows-only-domain',
      comment: 'Data and callbacks come by props, links by a provider.',
      severity: 'error',
      from: { path: pkg('ui') },
      to: {
        path: [
          '^packages/(api|mail|node|web)/',
          '^apps/',
          '@tanstack/(react-query|react-router|react-start)',
        ],
      },
    },
    {
      name: 'web-knows-ui-and-node',
      comment: 'What pages and servers of both apps share over router and Start.',
      severity: 'error',
      from: { path: pkg('web') },
      to: { path: ['^packages/(?!web|ui|node)', '^apps/'] },
    },
    {
      name: 'pages-and-servers-of-web-stay-apart',
      comment: 'No browser may load what the servers share.',
      severity: 'error',
      from: { path: '^packages/web/src/(?!server/)' },
      to: { path: ['^packages/web/src/server/', '^packages/node/'] },
    },
    {
      name: 'servers-of-web-know-no-pages',
      severity: 'error',
      from: { path: '^packages/web/src/server/' },
      to: { path: ['^packages/web/src/(?!server/)', '^packages/ui/'] },
    },
    {
      name: 'backend-knows-domain-api-and-node',
      severity: 'error',
      from: { path: pkg('backend') },
      to: { path: ['^packages/(ui|web)/', '^apps/(?!backend)'] },
    },
    {
      name: 'data-code-knows-no-http',
      comment:
        'Only what reads requests and answers them makes problems of HTTP. Stores and jobs throw or return what happened, and handlers or the error handler say what that answers.',
      severity: 'error',
      from: {
        path: '^apps/backend/src/',
        pathNot: [
          '\\.(handlers|refusals|test)\\.ts$',
          '^apps/backend/src/(app\\.ts$|contract/|http/|middleware/(?!.*\\.store))',
          '/(read-action|read-period|role-needed)\\.ts$',
        ],
      },
      to: { path: '^apps/backend/src/contract/problem\\.ts$' },
    },
    {
      name: 'storefront-never-imports-apps',
      severity: 'error',
      from: { path: pkg('storefront') },
      to: { path: '^apps/(?!storefront)' },
    },
    {
      name: 'counter-never-imports-apps',
      severity: 'error',
      from: { path: pkg('counter') },
      to: { path: '^apps/(?!counter)' },
    },
    {
      name: 'server-and-browser-stand-below-features',
      comment:
        'What the features are built on: the server side of calls and pages, what only a browser has, and what both know.',
      severity: 'error',
      from: { path: '^apps/(storefront|counter)/src/(server|browser|site)/' },
      to: { path: '^apps/(storefront|counter)/src/(features|shell|routes)/' },
    },
    {
      name: 'features-do-not-import-shell',
      comment: 'The shell puts features together; what they need of it comes by props.',
      severity: 'error',
      from: { path: '^apps/(storefront|counter)/src/features/' },
      to: { path: '^apps/(storefront|counter)/src/(shell|routes)/' },
    },
    {
      name: 'shell-does-not-import-routes',
      severity: 'error',
      from: { path: '^apps/(storefront|counter)/src/shell/' },
      to: { path: '^apps/(storefront|counter)/src/routes/' },
    },
    {
      name: 'sandbox-knows-only-node',
      severity: 'error',
      from: { path: pkg('sandbox') },
      to: { path: ['^packages/(?!node)', '^apps/(?!sandbox)'] },
    },
    {
      name: 'primitives-know-no-features',
      severity: 'error',
      from: {
        path: '^packages/ui/src/(primitives|theme|modal-stack|private/(?!fixtures))',
        pathNot: '\\.stories\\.tsx$',
      },
      to: {
        path: '^packages/ui/src/(ordering|menu|address|cart|checkout|account|navigation|counter|pages)/',
      },
    },
    {
      name: 'features-know-no-pages',
      severity: 'error',
      from: { path: '^packages/ui/src/(ordering|menu|address|cart|checkout|account|navigation|counter)/' },
      to: { path: '^packages/ui/src/pages/' },
    },
    {
      name: 'customers-download-no-counter',
      comment:
        "The counter's components, colours and icons are the restaurant's: no other folder may bring them along.",
      severity: 'error',
      from: {
        path: '^packages/ui/src/(?!counter/|theme/counter-|private/fixtures/counter-|index\\.ts)',
        pathNot: '\\.(stories|test)\\.tsx?$',
      },
      to: { path: '^packages/ui/src/(counter/|theme/(counter-|urgency-tones))' },
    },
    {
      name: 'fixtures-only-in-stories-and-tests',
      severity: 'error',
      from: {
        path: '^packages/ui/src/',
        pathNot: ['\\.(stories|test)\\.tsx?$', '^packages/ui/src/(private/fixtures|counter/story-fixtures)/'],
      },
      to: { path: '^packages/ui/src/(private/fixtures|counter/story-fixtures)/' },
    },
    {
      name: 'product-knows-no-tools',
      comment: 'Benchmarks and the soak measure the product; the product never imports them.',
      severity: 'error',
      from: { pathNot: '^tools/' },
      to: { path: '^tools/' },
    },
    {
      name: 'no-deep-imports',
      comment:
        "Past a package's exports nothing is promised: no relative path leads from one package into another.",
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: { path: '^(packages|apps)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    },
    {
      name: 'not-to-tests',
      severity: 'error',
      from: { pathNot: '\\.(test|stories)\\.tsx?$' },
      to: { path: '\\.test\\.tsx?$' },
    },
    {
      name: 'not-to-examples',
      comment: 'Examples are texts of the docs pages: nothing imports them.',
      severity: 'error',
      from: {},
      to: { path: '\\.example\\.tsx$' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|cloudflare:)|#tanstack|tanstack-start' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Ours alone: most packages' entries are in a folder dist, and the rules name packages.
    exclude: { path: '^(?!node_modules/).*/(dist|generated|test-results|\\.tanstack)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
