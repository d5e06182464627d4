// `npm run audit`: asks the package registry which of our pinned dependencies have known weaknesses.
import { run } from './stack/build.ts';
import { logStep } from './stack/cli.ts';

interface Advisory {
  readonly module_name: string;
  readonly severity: string;
  readonly title: string;
  readonly url: string;
  readonly patched_versions: string;
}

/** The advisories in pnpm's answer; undefined when the registry gave none to read. */
function advisoriesIn(output: string): readonly Advisory[] | undefined {
  try {
    const { advisories } = JSON.parse(output.slice(output.indexOf('{'))) as {
      advisories?: Readonly<Record<string, Advisory>>;
    };
    return advisories && Object.values(advisories);
  } catch {
    return undefined;
  }
}

const { output } = await run(['pnpm', 'audit', '--json']);
const advisories = advisoriesIn(output);
if (advisories === undefined) {
  console.error(
    `\n  Nothing is known: the package registry in use did not say which versions have weaknesses.\n` +
      `  Mirrors and proxies often cannot; name one that can with npm_config_registry=<address>.\n\n${output.trim()}\n`,
  );
  process.exit(2);
}
for (const { severity, module_name, title, patched_versions, url } of advisories)
  logStep(severity, `${module_name}: ${title} (mended in ${patched_versions}, ${url})`);
const grave = advisories.filter(({ severity }) => severity === 'high' || severity === 'critical');
logStep('audit', `${advisories.length} advisories, ${grave.length} of them high or critical`);
process.exit(grave.length === 0 ? 0 : 1);
