import { isBuiltin } from 'node:module';

/** Returns the packages that a built module imports at its beginning, which must be installed where it runs. */
export function importedPackages(code: string): readonly string[] {
  const statements = code.matchAll(
    /^(?:import\b|(?:import|export)\b[^'"\n]*\bfrom)\s*["']([^"'\n]+)["'];?$/gm,
  );
  return [...statements]
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('.') && !isBuiltin(name));
}
