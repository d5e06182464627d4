import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from '../../scripts/stack/settings.ts';

/** A fresh clone of the last commit, changed and used as a newcomer does: with the machine's own Node, and without pnpm. */
export class Clone {
  readonly folder: string;
  readonly #path: string;

  constructor(folder: string) {
    this.folder = join(folder, 'tiffin');
    execFileSync('git', ['clone', '--quiet', root, this.folder]);
    const programs = join(folder, 'bin');
    mkdirSync(programs);
    const pnpm = join(programs, 'pnpm');
    writeFileSync(pnpm, '#!/bin/sh\necho "pnpm is not on the path of a newcomer" >&2\nexit 127\n');
    chmodSync(pnpm, 0o755);
    const own = (process.env.PATH ?? '').split(delimiter).filter((each) => !each.includes('node_modules'));
    this.#path = [programs, ...own].join(delimiter);
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  has(file: string): boolean {
    return existsSync(join(this.folder, file));
  }

  list(folder: string): readonly string[] {
    return readdirSync(join(this.folder, folder));
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), text);
  }

  /** Replaces a text of a file; throws where the file does not have it. */
  replace(file: string, from: string, to: string): void {
    const text = this.read(file);
    if (!text.includes(from)) throw new Error(`${file} has no longer "${from}".`);
    this.write(
      file,
      text.replace(from, () => to),
    );
  }

  /** Copies a folder or file; `names` are replaced in its texts and in the names of its files. */
  copy(from: string, to: string, names: Readonly<Record<string, string>> = {}): void {
    const renamed = (text: string) =>
      Object.entries(names).reduce((result, [before, after]) => result.replaceAll(before, after), text);
    if (statSync(join(this.folder, from)).isFile()) {
      this.write(to, renamed(this.read(from)));
      return;
    }
    for (const file of this.list(from)) this.copy(join(from, file), join(to, renamed(file)), names);
  }

  /** Runs a command as written, in the folder of the clone; its output is shown. Throws where it fails. */
  async run(command: string): Promise<void> {
    const { NODE_OPTIONS: _options, npm_config_user_agent: _agent, ...environment } = process.env;
    const child = spawn('sh', ['-c', command], {
      cwd: this.folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...environment, PATH: this.#path },
    });
    const code = await new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (exitCode) => resolve(exitCode ?? 1));
    });
    if (code !== 0) throw new Error(`\`${command}\` ended with ${code}.`);
  }
}
