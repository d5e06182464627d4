import componentsByVersion from '../../packages/ui/components-by-version.json';

const versions: Readonly<Record<string, readonly string[]>> = componentsByVersion;

/** "Stable since 1.0.0", or "New: not in a version yet", for a file of stories. */
export function versionOf(storiesFile: string): string {
  const name = /([^/]+)\.stories\.tsx$/.exec(storiesFile)?.[1] ?? '';
  const first = Object.keys(versions).find((version) => versions[version]?.includes(name));
  return first === undefined ? 'New: not in a version yet' : `Stable since ${first}`;
}
