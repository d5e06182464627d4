// No cycle between folders. Rules of scope "folder" count every import of a folder's files, so tests, stories, examples
// and fixtures, which may import from anywhere, are left out here; .dependency-cruiser.cjs holds the rules for single files.
const { options } = require('./.dependency-cruiser.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(packages|apps|tools|scripts|\\.storybook)/' },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: {
      path: [
        options.exclude.path,
        '\\.(test|stories|example)\\.tsx?$',
        '/testing/',
        '^packages/ui/src/private/fixtures/',
        'routeTree\\.gen\\.ts$',
      ],
    },
  },
};
